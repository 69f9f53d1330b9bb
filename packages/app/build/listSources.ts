import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const packages = resolve(import.meta.dirname, '../..');

/** The files that export the names of our own packages, by package. */
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

/** An import or an export of another file: its names and its path. A lazy import has no names. Type imports are skipped. */
const pattern =
  /(?:import|export)\s+(?!type\s)([^'";()]*?)\s*from\s*'([^']+)'|import\(\s*'([^']+)'\s*\)|import\s+'([^']+)'/g;

/** Lists the files that a file imports, directly or not, itself included: absolute, sorted. Only used names of a barrel count. */
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

/** Lists the files that one of our imports reads. A barrel adds only the files that export one of the names. */
function resolveImport(file: string, names: readonly string[], from: string): string[] {
  if (from.startsWith('.')) return [resolveFile(resolve(dirname(file), from.replace(/\?.*$/, '')))].flat();
  const barrel = barrels[from];
  if (!barrel) return [];
  const index = resolve(packages, barrel);
  const exports = readImports(index).filter((each) => each.names.some((name) => names.includes(name)));
  // A barrel that does not export by name is read completely.
  return exports.length ? exports.flatMap((each) => resolveImport(index, names, each.from)) : [index];
}

function resolveFile(path: string): string[] {
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`];
  return candidates.filter((candidate) => existsSync(candidate) && statSync(candidate).isFile()).slice(0, 1);
}
