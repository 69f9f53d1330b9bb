import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** What the stories of a component are made from. */
export interface StorySources {
  /** The hash of all files that its stories import, directly or not, those of dependencies too. Equal sources draw equal pictures. */
  hash: string;
  /** The story with which the page of the component begins. */
  first: string;
}

const hashes = new Map<string, string>();
const storyFile = /\/(\w+)\.stories\.tsx$/;

/** Writes `sources.json`: the sources of the stories of each component, by its name. */
export function listSources(repository: string, entry: string): Plugin {
  return {
    name: 'sources',
    generateBundle() {
      const imports = (id: string) => {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        return [...importedIds, ...dynamicallyImportedIds];
      };
      const stories = imports(entry).filter((id) => storyFile.test(id));
      // The entry is the stage, which is the same for both sides.
      const [, ...shared] = listReached(entry, (id) => imports(id).filter((each) => !stories.includes(each)));
      const sources = stories.map((id): [string, StorySources] => [
        storyFile.exec(id)?.[1] ?? id,
        {
          hash: hashFiles(repository, [...shared, ...listReached(id, imports)]),
          first: /^export const (\w+): Story/m.exec(readFileSync(id, 'utf8'))?.[1] ?? '',
        },
      ]);
      const source = JSON.stringify(Object.fromEntries(sources), undefined, 2);
      this.emitFile({ type: 'asset', fileName: 'sources.json', source });
    },
  };
}

function listReached(start: string, imports: (id: string) => string[]): string[] {
  const reached = new Set([start]);
  for (const id of reached) for (const imported of imports(id)) reached.add(imported);
  return [...reached];
}

function hashFiles(repository: string, ids: readonly string[]): string {
  const paths = ids.map((id) => id.replace(/\?.*/, '').replace(/\.vanilla\.css$/, ''));
  const files = [...new Set(paths)]
    .filter((path) => existsSync(path))
    .map((path) => `${nameFile(repository, path)} ${hashFile(path)}`);
  return createHash('sha256').update(files.sort().join('\n')).digest('hex');
}

/** Returns a path that is the same in every checkout. A dependency is named without its version, which its content tells. */
function nameFile(repository: string, path: string): string {
  return path.includes('/node_modules/') ? path.replace(/^.*\/node_modules\//, '') : relative(repository, path);
}

function hashFile(path: string): string {
  const known = hashes.get(path) ?? createHash('sha256').update(readFileSync(path)).digest('hex');
  hashes.set(path, known);
  return known;
}
