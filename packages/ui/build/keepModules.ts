import type { Plugin } from 'esbuild';

/**
 * Keeps every module in its own file, so that a bundler includes only the used modules and `'use client'` applies only to its
 * own module. Class names are inlined in the module that uses them.
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
