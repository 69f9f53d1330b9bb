import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '../startup/StartError.ts';
import type { DataPaths } from './data/dataFolder.ts';

/** The top-level names in a PostgreSQL data folder. */
const databaseFile = /^(PG_VERSION|base|global|pg_\w+|pg_\w+\.conf|postgresql(\.auto)?\.conf|postmaster\.\w+)$/;

/**
 * Moves a database of the first version, which lies directly in the data folder, to its place. The next start continues an
 * interrupted move: `PG_VERSION` is moved last.
 *
 * @throws StartError when a server of that version is running, or when there are two databases.
 */
export async function moveOldDatabase({ folder, database, signingSecret }: DataPaths): Promise<void> {
  const unfinished = `${database}.moving`;
  const isOld = existsSync(join(folder, 'PG_VERSION'));
  if (!isOld && !existsSync(unfinished)) return;
  if (existsSync(database))
    throw new StartError(
      `There are two databases in ${folder}: one in the folder itself and one in ${database}. Move the one that you do not need to another place and start again.`,
    );
  if (isOld) {
    await assertStopped(folder);
    await keepSigningSecret(folder, signingSecret);
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    const names = (await readdir(folder)).filter((name) => databaseFile.test(name) && name !== 'PG_VERSION');
    for (const name of [...names, 'PG_VERSION']) await rename(join(folder, name), join(unfinished, name));
  }
  await rename(unfinished, database);
  await rm(`${folder}.lock`, { force: true });
}

/** Reads the process id that the first version wrote beside the folder. */
async function assertStopped(folder: string): Promise<void> {
  const holder = Number(await readFile(`${folder}.lock`, 'utf8').catch(() => ''));
  if (!holder || holder === process.pid) return;
  try {
    process.kill(holder, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return;
  }
  throw new StartError(
    `The data in ${folder} is held by process ${holder}, and two at once would spoil it. Stop that process, or remove ${folder}.lock if it is not Lively.`,
  );
}

/** Keeps the secret that signed the sessions, so that they stay valid. */
async function keepSigningSecret(folder: string, signingSecret: string): Promise<void> {
  const old = join(dirname(folder), 'jwt-secret');
  if (existsSync(old) && !existsSync(signingSecret)) await copyFile(old, signingSecret);
}
