import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './place';

/** Returns the path of the file with a lazy import of the app, which other imports may share: `/assets/1a2b3c4.js`. */
export function fileOf(source: string): string {
  const manifest = JSON.parse(readFileSync(resolve(root, 'packages/app/dist/.vite/manifest.json'), 'utf8'));
  if (!manifest[source]) throw new Error(`The build has no ${source}: was it moved?`);
  return `/${manifest[source].file}`;
}
