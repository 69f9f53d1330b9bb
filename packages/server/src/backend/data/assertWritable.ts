import { existsSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import { toStartError } from '../../startup/StartError.ts';
import type { DataPaths } from './dataFolder.ts';

/**
 * Checks that the data is writable before it is opened: a database that can only read its files reports them as damaged, and for
 * a folder that it may not create, Node reports that it does not exist.
 *
 * @throws StartError that names the first place that is not writable, the cause and the remedy.
 */
export async function assertWritable({ folder, database, pictures }: DataPaths): Promise<void> {
  for (const path of [closestExisting(folder), database, pictures]) {
    if (!existsSync(path)) continue;
    await access(path, constants.W_OK).catch((error) => {
      throw toStartError(error, path);
    });
  }
}

/** Returns the folder, or its nearest existing ancestor. */
export function closestExisting(path: string): string {
  return existsSync(path) ? path : closestExisting(dirname(path));
}
