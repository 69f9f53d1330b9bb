import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError, toStartError } from '../../startup/StartError.ts';
import { assertWritable, closestExisting } from './assertWritable.ts';
import type { DataPaths } from './dataFolder.ts';

/** Milliseconds. A mounted folder whose server is gone answers no call. */
const answerLimit = 5_000;

/**
 * Checks that a data folder answers, and takes files: some file systems say that they are writable and are not, and the lock of
 * the folder would be tried for ten seconds.
 *
 * @throws StartError that names the folder, the cause and the remedy.
 */
export async function assertUsable(paths: DataPaths): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, fail) => {
    const error = new StartError(
      `The folder ${paths.folder} does not answer. Mount it again, or set LIVELY_DATA_FOLDER to another folder.`,
    );
    timer = setTimeout(() => fail(error), answerLimit);
  });
  try {
    await Promise.race([tryFolder(paths), silence]);
  } finally {
    clearTimeout(timer);
  }
}

async function tryFolder(paths: DataPaths): Promise<void> {
  await assertWritable(paths);
  const folder = closestExisting(paths.folder);
  try {
    await rm(await mkdtemp(join(folder, '.lively-')), { recursive: true });
  } catch (error) {
    throw toStartError(error, folder);
  }
}
