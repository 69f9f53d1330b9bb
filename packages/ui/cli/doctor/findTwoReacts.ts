import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Finding } from './Finding';

/** Finds a second copy of React: hooks fail if the library and the project use different copies. */
export function findTwoReacts(project: string): Finding[] {
  const library = findPackage(project, '@lively/ui');
  if (!library) return [];
  return ['react', 'react-dom'].flatMap((name) => {
    const [own, theirs] = [findPackage(project, name), findPackage(library, name)];
    if (!own || !theirs || own === theirs) return [];
    return {
      title: `Two copies of ${name}: components of the library will fail with « Invalid hook call ».`,
      where: `${own} (${versionOf(own)}) and ${theirs} (${versionOf(theirs)})`,
      remedy: `Run \`npm dedupe\`, or name one version in \`overrides\`; with a linked package, alias ${name} in the bundler.`,
    };
  });
}

/** Returns the folder of a package that Node would resolve from here. Not all packages export their `package.json`. */
function findPackage(from: string, name: string): string | undefined {
  const folders = createRequire(join(from, 'index.js')).resolve.paths(name) ?? [];
  const found = folders.map((folder) => join(folder, name)).find((folder) => existsSync(join(folder, 'package.json')));
  return found ? realpathSync(found) : undefined;
}

function versionOf(folder: string): string {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version ?? dirname(folder);
}
