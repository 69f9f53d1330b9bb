import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** An import from a package of the workspace, as the compiler of TypeScript writes it. */
const imports = /^import \{([^}]*)\} from "(@lively\/[^"]+)";$/gm;

const exports = /^export \{([^}]*)\} from '([^']+)';$/gm;

/**
 * Leads imports in development past the index of a package, to the file that declares the name: a page would otherwise load
 * all components and screens of `@lively/ui`, each with its styles. A build leaves out what a page does not use by itself.
 */
export function skipIndexes(): Plugin {
  return {
    name: 'lively-skip-indexes',
    apply: 'serve',
    transform: {
      filter: { code: '@lively/' },
      async handler(code, importer) {
        const origins = new Map<string, ReadonlyMap<string, string>>();
        for (const [, , source = ''] of code.matchAll(imports)) {
          const index = await this.resolve(source, importer);
          if (!index?.id.endsWith('/index.ts')) continue;
          // An index that names another file takes effect in the modules that import from it.
          this.addWatchFile(index.id);
          origins.set(source, readOrigins(index.id));
        }
        // On one line, so that the source map remains true.
        return code.replaceAll(imports, (_, list: string, source: string) =>
          splitNames(list)
            .map(
              (name) =>
                `import { ${name} } from ${JSON.stringify(origins.get(source)?.get(exportedName(name)) ?? source)};`,
            )
            .join(' '),
        );
      },
    },
  };
}

/** Reads which file declares each name of an index. */
function readOrigins(index: string): ReadonlyMap<string, string> {
  const statements = [...readFileSync(index, 'utf8').matchAll(exports)];
  return new Map(
    statements.flatMap(([, list = '', file = '']) =>
      splitNames(list).map((name) => [name, resolve(dirname(index), file)] as const),
    ),
  );
}

function splitNames(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

function exportedName(name: string): string {
  return name.split(' as ')[0] ?? name;
}
