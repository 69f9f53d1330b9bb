import type { Plugin } from 'esbuild';

/**
 * Leaves every module a file of its own beside the others, so that a bundler takes only what is used and a module that
 * says `'use client'` says it for itself alone. Class names are written into the module that uses them.
 */
export function keepModules(): Plugin {
  return {
    name: 'keep-modules',
    setup(build) {
      build.onResolve({ filter: /^\.{1,2}\// }, ({ kind, path }) => {
        if (!/^(import-statement|dynamic-import)$/.test(kind) || path.endsWith('.css')) return undefined;
        return { path: `${path}.js`, external: true };
      });
    },
  };
}
