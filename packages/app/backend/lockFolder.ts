import { readFile, rm, writeFile } from 'node:fs/promises';

/**
 * Takes a data folder for this process: two that write to the same files would spoil them.
 *
 * @returns A function that gives it back.
 * @throws Error when another process that is still running holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lock = `${folder}.lock`;
  const giveBack = () => rm(lock, { force: true });
  const holder = Number(await readFile(lock, 'utf8').catch(() => ''));
  if (holder && holder !== process.pid && isRunning(holder)) {
    throw new Error(
      `Process ${holder} has the data in ${folder} open, and two at once would spoil it. Stop that one, or set LIVELY_DATA_FOLDER to another folder.`,
    );
  }
  await writeFile(lock, String(process.pid));
  return giveBack;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process is running too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
