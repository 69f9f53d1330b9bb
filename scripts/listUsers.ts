import { readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { parseSync } from 'vite';

/** The imports and exports of a source, as the parser lists them. */
type Module = ReturnType<typeof parseSync>['module'];

const source = /\.tsx?$/;

/**
 * Returns the files that depend on each file.
 *
 * A file depends on what it imports, on the files that one of its strings names, by a path or a pattern, on the texts
 * whose keys it contains, and, in `supabase`, on the functions and tables that it mentions. From an index it depends on
 * the files of the names that it imports only. Types do not count, because the compiler checks them.
 *
 * @param files - All files of the repository, from its root, which is the working directory.
 */
export function listUsers(files: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Set(files);
  const packages = listEntries(files);
  const sqlFiles = Map.groupBy(
    files.filter((path) => /^supabase\/schemas\/.*\.sql$/.test(path)),
    (path) => path.replace(/^.*\/|\.sql$/g, ''),
  );
  const textFiles = Map.groupBy(
    files.filter((path) => /^packages\/app\/src\/locales\/\w+\/\w+\.json$/.test(path)),
    (path) => path.replace(/^.*\/|\.json$/g, ''),
  );
  const modules = new Map<string, Module>();
  const users = new Map<string, Set<string>>();

  const resolvePath = (from: string, request: string): string | undefined => {
    const path = request.startsWith('.') ? join(dirname(from), request) : (packages.get(request) ?? request);
    return [path, `${path}.ts`, `${path}.tsx`].find((each) => known.has(each));
  };
  const readModule = (path: string): Module => {
    const module = modules.get(path) ?? parseSync(path, readFileSync(path, 'utf8')).module;
    modules.set(path, module);
    return module;
  };
  /** Follows a name through indexes to the file that declares it. */
  const findDeclaration = (path: string, name: string): string => {
    if (!/(^|\/)index\.ts$/.test(path)) return path;
    const entry = readModule(path)
      .staticExports.flatMap(({ entries }) => entries)
      .find(({ exportName }) => exportName.name === name);
    const next = entry?.moduleRequest && resolvePath(path, entry.moduleRequest.value);
    return next ? findDeclaration(next, entry.importName.name ?? name) : path;
  };
  const listUsed = (path: string): (string | undefined)[] => {
    const text = readFileSync(path, 'utf8');
    const words = path.startsWith('supabase/') ? text.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g) : [];
    const mentioned = (words ?? []).flatMap((word) => sqlFiles.get(word) ?? []);
    if (!source.test(path)) return mentioned;
    // A test finds an element by the key of its text: `t('explore:reset')`.
    const keys = [...text.matchAll(/'(\w+):\w/g)];
    // Or it loads the texts of pages: `createTestI18n('fr', ['explore'])`.
    const loaded = [...text.matchAll(/createTestI18n\([^)[]*\[([^\]]*)\]/g)].flatMap(([, list = '']) => [
      ...list.matchAll(/'(\w+)'/g),
    ]);
    const read = [...keys, ...loaded].flatMap(([, name = '']) => textFiles.get(name) ?? []);
    const { staticImports, staticExports } = readModule(path);
    const imported = staticImports.flatMap(({ moduleRequest, entries }) => {
      const file = resolvePath(path, moduleRequest.value);
      if (!file || !entries.length) return file;
      return entries
        .filter(({ isType }) => !isType)
        .map(({ importName }) => (importName.name ? findDeclaration(file, importName.name) : file));
    });
    const exported = /(^|\/)index\.ts$/.test(path)
      ? []
      : staticExports.flatMap(({ entries }) =>
          entries.map(({ moduleRequest, isType }) =>
            moduleRequest && !isType ? resolvePath(path, moduleRequest.value) : undefined,
          ),
        );
    // A dynamic import, a pattern of Vite, a path that a test reads.
    const statements = [...staticImports, ...staticExports];
    const strings = [...text.matchAll(/(['"`])([\w@.{},*/-]*\/[\w@.{},*/-]+)\1/g)].filter(
      ({ index }) => !statements.some(({ start, end }) => start <= index && index < end),
    );
    const named = strings.flatMap(([, , string = '']) => {
      if (!string.includes('*')) return resolvePath(path, string);
      // A pattern from the root is one of a test that reads all of the repository.
      if (!string.startsWith('.')) return [];
      const pattern = join(dirname(path), string);
      return files.filter((file) => matchesGlob(file, pattern));
    });
    return [...mentioned, ...read, ...imported, ...exported, ...named];
  };

  for (const path of files.filter((path) => source.test(path) || path.endsWith('.sql'))) {
    for (const used of listUsed(path)) {
      if (used && used !== path) users.set(used, (users.get(used) ?? new Set()).add(path));
    }
  }
  return users;
}

/** Returns the file of each name by which a package of the repository is imported. */
function listEntries(files: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    files
      .filter((path) => /^packages\/\w+\/package\.json$/.test(path))
      .flatMap((path) => {
        const { name, exports = {} } = JSON.parse(readFileSync(path, 'utf8'));
        return Object.entries(exports).flatMap(([key, file]) =>
          typeof file === 'string' ? [[join(name, key), join(dirname(path), file)] as const] : [],
        );
      }),
  );
}
