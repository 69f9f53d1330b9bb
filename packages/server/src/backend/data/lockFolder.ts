import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LockOptions, lock } from 'proper-lockfile';
import { StartError } from '../../startup/StartError.ts';

/** Folders that this process holds. The process id in the holder file is no proof, because ids are reused. */
const held = new Set<string>();

/**
 * Locks a data folder for this process, because two processes would corrupt its files. The lock of a killed process is free
 * immediately, or after ten seconds if another process has got the same id.
 *
 * @returns A function that releases the lock.
 * @throws StartError when another process holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  // Replacing a stale lock takes two steps, which two processes must not run in parallel.
  const leave = await acquire(folder, 'acquiring', {
    stale: 2_000,
    retries: { retries: 200, minTimeout: 50, maxTimeout: 50 },
  });
  try {
    const holderFile = join(folder, 'holder');
    const holder = Number(await readFile(holderFile, 'utf8').catch(() => ''));
    if (held.has(folder)) throw heldBy(folder, process.pid);
    if (holder && !isRunning(holder)) await rm(join(folder, 'data.lock'), { recursive: true, force: true });
    const release = await acquire(folder, 'data', { stale: 10_000, retries: 0 }).catch(() => {
      throw heldBy(folder, holder);
    });
    held.add(folder);
    await writeFile(holderFile, String(process.pid), { mode: 0o600 });
    return async () => {
      held.delete(folder);
      await rm(holderFile, { force: true });
      await release();
    };
  } finally {
    await leave();
  }
}

function acquire(folder: string, name: string, options: Pick<LockOptions, 'stale' | 'retries'>) {
  // The library names a lock after the locked path, which need not exist.
  return lock(join(folder, name), { realpath: false, ...options });
}

function heldBy(folder: string, holder: number): StartError {
  return new StartError(
    `The data in ${folder} is held by process ${holder || '(unknown)'}, and two at once would spoil it. Stop that process, or set LIVELY_DATA_FOLDER to another folder.`,
  );
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process of another user is running, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
