import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'esbuild';
import { baseUiFolder, findBaseUi } from './baseUiFolder.ts';
import { findExport } from './findExport.ts';

const imported = /^import \{ (\w+)(?: as (\w+))? \} from '@base-ui\/react\/([\w-]+)';$/gm;

/**
 * Links the modules of the library with single parts of Base UI, which `copyBaseUi` puts beside them. Base UI exports its
 * parts as properties of one object (`Combobox.Root`), and esbuild, in a consumer's build, keeps the whole object.
 *
 * @param parts - Receives the paths of the used modules of Base UI.
 */
export function linkBaseUi(parts: Set<string>): Plugin {
  return {
    name: 'link-base-ui',
    setup(build) {
      build.onResolve({ filter: /^base-ui:/ }, ({ path, importer }) => {
        const source = relative(build.initialOptions.absWorkingDir ?? process.cwd(), dirname(importer));
        const target = relative(source, join('src', baseUiFolder, path.slice('base-ui:'.length)));
        return { path: target, external: true };
      });
      build.onLoad({ filter: /src\/(components|internal)\/.*\.tsx$/ }, ({ path }) => {
        const source = readFileSync(path, 'utf8');
        const contents = linkParts(source, parts);
        return contents === source ? undefined : { contents, loader: 'tsx', resolveDir: dirname(path) };
      });
    },
  };
}

/** Replaces `Combobox.Root` in a module by an import of its own. Types keep the namespace: the build removes them. */
function linkParts(source: string, parts: Set<string>): string {
  const root = findBaseUi();
  const namespaces: string[] = [];
  const linked = source.replace(imported, (_, exported: string, local = exported, component: string) => {
    namespaces.push(local);
    const names = new Set([...source.matchAll(partsOf(local))].map(([, name = '']) => name));
    const imports = [...names].map((name) => {
      const found = findExport(root, `${component}/index.parts.mjs`, name);
      parts.add(found.module);
      return `import { ${found.name} as ${local}_${name} } from 'base-ui:${found.module}';`;
    });
    // On one line, so that source maps keep their lines.
    return imports.join(' ');
  });
  return namespaces.reduce((text, local) => text.replace(partsOf(local), `${local}_$1`), linked);
}

/** Matches the parts of a namespace in code: not in paths and comments, and not the type `Combobox.Root.Props`. */
function partsOf(namespace: string): RegExp {
  return new RegExp(`(?<![\`.\\w]|[.\\w]/)${namespace}\\.(\\w+)\\b(?!\\.(?:Props|State))`, 'g');
}
