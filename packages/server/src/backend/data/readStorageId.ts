import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Identifies a folder of pictures: servers that mount the same folder read the same id. */
export async function readStorageId(pictures: string): Promise<string> {
  await mkdir(pictures, { recursive: true, mode: 0o700 });
  const path = join(pictures, '.id');
  await writeFile(path, randomUUID(), { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readFile(path, 'utf8');
}
