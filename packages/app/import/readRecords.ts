import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { downloadRecords } from './downloadRecords.ts';
import { parseRecords } from './parseRecords.ts';

/**
 * The records of a file, or of a URL.
 *
 * @throws Error when there is nothing to read, with what to do about it.
 */
export async function readRecords(source: string, folder: string): Promise<readonly unknown[]> {
  if (/^https?:/i.test(source)) return downloadRecords(new URL(source));
  const path = resolve(folder, source);
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new Error(`Cannot read ${path} (${error.message}), so nothing was imported. Check the path.`);
  });
  return parseRecords(text, path);
}
