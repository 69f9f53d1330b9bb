import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const packages = resolve(import.meta.dirname, '../..');

/** Where the names of our own packages are exported, one by one. */
const barrels: Readonly<Record<string, string>> = {
  '@lively/ui': 'ui/src/index.ts',
  '@lively/ui/screens': 'ui/src/screens/index.ts',
  '@lively/ui/poster': 'ui/src/poster/index.ts',
  '@lively/ui/brand': 'ui/src/theme/brand/index.ts',
  '@lively/ui/tokens': 'ui/src/theme/tokens.ts',
  '@lively/engine': 'engine/src/index.ts',
  '@lively/machines': 'machines/src/index.ts',
  '@lively/embed': 'embed/src/index.ts',
};

/** An import or an export from elsewhere: its names, and where from. A lazy import has no names. Types change no page. */
const pattern =
  /(?:import|export)\s+(?!type\s)([^'";()]*?)\s*from\s*'([^']+)'|import\(\s*'([^']+)'\s*\)|import\s+'([^']+)'/g;

/** The files that a file imports, itself included, through others and through the names of a barrel. Absolute, in order. */
export function listSources(entries: readonly string[]): string[] {
  const found = new Set(entries);
  for (const file of found) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const { names, from } of readImports(file))
      for (const source of resolveImport(file, names, from)) found.add(source);
  }
  return [...found].sort();
}

interface Import {
  readonly names: readonly string[];
  readonly from: string;
}

function readImports(file: string): Import[] {
  return [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, names = '', named, lazy, bare]) => ({
    names: names.match(/[\w$]+(?=\s*(?:,|\}|$|\s+as\s))/g) ?? [],
    from: named ?? lazy ?? bare ?? '',
  }));
}

/** The files that an import of ours reads. Of a barrel only those that export one of the names. */
function resolveImport(file: string, names: readonly string[], from: string): string[] {
  if (from.startsWith('.')) return [resolveFile(resolve(dirname(file), from.replace(/\?.*$/, '')))].flat();
  const barrel = barrels[from];
  if (!barrel) return [];
  const index = resolve(packages, barrel);
  const exports = readImports(index).filter((each) => each.names.some((name) => names.includes(name)));
  // What is not exported name by name is read whole.
  return exports.length ? exports.flatMap((each) => resolveImport(index, names, each.from)) : [index];
}

function resolveFile(path: string): string[] {
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`];
  return candidates.filter((candidate) => existsSync(candidate) && statSync(candidate).isFile()).slice(0, 1);
}
