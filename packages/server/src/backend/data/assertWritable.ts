import { existsSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import { toStartError } from '../../startup/StartError.ts';
import type { DataPaths } from './dataFolder.ts';

/**
 * Asks whether the data may be written, before anything opens it: a database that only reads its files calls them damaged,
 * and Node says of a folder that it may not make that it does not exist.
 *
 * @throws StartError that names the first place that takes no writes, the cause and the remedy.
 */
export async function assertWritable({ folder, database, pictures }: DataPaths): Promise<void> {
  for (const path of [closestExisting(folder), database, pictures]) {
    if (!existsSync(path)) continue;
    await access(path, constants.W_OK).catch((error) => {
      throw toStartError(error, path);
    });
  }
}

/** The folder, or the nearest one around it where it is not made yet. */
function closestExisting(path: string): string {
  return existsSync(path) ? path : closestExisting(dirname(path));
}
