import { readFile, writeFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { manifestFile } from '../site/documents/buildFiles.ts';

/**
 * Adds the lazy imports that have no file of their own to the manifest, with the file that they are joined to. The build fails if
 * files import each other in a circle: the first of them would run without what it imports.
 */
export const nameJoinedImports: Plugin = {
  name: 'lively-name-joined-imports',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir = '' }, bundle) {
    const path = resolve(dir, manifestFile);
    const manifest: Manifest = JSON.parse(await readFile(path, 'utf8'));
    const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const joined = manifest[keys.get(chunk.fileName) ?? ''];
      if (!joined) throw new Error(`The manifest has no ${chunk.fileName}.`);
      for (const id of chunk.moduleIds) {
        const source = relative(this.environment.config.root, id);
        if (this.getModuleInfo(id)?.dynamicImporters.length) manifest[source] ??= joined;
      }
    }
    const checked = new Set<string>();
    for (const source of Object.keys(manifest)) assertNoCircle(source, manifest, checked);
    await writeFile(path, JSON.stringify(manifest));
  },
};

function assertNoCircle(source: string, manifest: Manifest, checked: Set<string>, path: readonly string[] = []): void {
  const whole = [...path, source];
  if (path.includes(source)) throw new Error(`Files import each other: ${whole.join(', ')}. See joinFiles.ts.`);
  if (checked.has(source)) return;
  for (const imported of manifest[source]?.imports ?? []) assertNoCircle(imported, manifest, checked, whole);
  checked.add(source);
}
