import { globSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { strToU8, zipSync } from 'fflate';

const plugin = resolve(import.meta.dirname, '../plugin');

/** The version in the sources, which a release replaces. */
const placeholder = '0.0.0';

/**
 * Creates the zip file that a WordPress site installs: the folder `lively`.
 *
 * @param version - Written into the plugin, its block and its readme.
 */
export function createZip(version: string): Uint8Array {
  const names = globSync('**/*', { cwd: plugin }).filter((name) => statSync(resolve(plugin, name)).isFile());
  const files = names.toSorted().map((name) => {
    const text = readFileSync(resolve(plugin, name), 'utf8').replaceAll(placeholder, version);
    return [`lively/${name}`, strToU8(text)] as const;
  });
  // The earliest date of a zip file, in local time as zip files have it: equal sources give equal bytes.
  const mtime = new Date(1980, 0, 1);
  return zipSync(Object.fromEntries(files), { mtime, level: 9, os: 3, attrs: 0o644 << 16 });
}
