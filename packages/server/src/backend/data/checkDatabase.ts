import { existsSync } from 'node:fs';
import { open, readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { remedyForDamage, StartError } from '../../startup/StartError.ts';
import type { DataPaths } from './dataFolder.ts';

/** Bytes of a new database, with room for its first events. */
const neededSpace = 128 * 1024 * 1024;
/** Bytes. PostgreSQL writes its log in files of exactly this size. */
const logFileSize = 16 * 1024 * 1024;
const controlFileSize = 8192;

/**
 * Checks the data before PostgreSQL opens it, because PostgreSQL reports every damaged file with the same message.
 *
 * @throws StartError that names the folder, the cause and the remedy.
 */
export async function checkDatabase({ folder, database }: DataPaths): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const freeSpace = bavail * bsize;
  const required = existsSync(database) ? logFileSize : neededSpace;
  if (freeSpace < required)
    throw new StartError(
      `The disk that holds ${folder} is full: ${toMegabytes(freeSpace)} MB are free, and ${toMegabytes(required)} MB are needed. Free some space, or set LIVELY_DATA_FOLDER to a folder on another disk.`,
    );
  if (!existsSync(database)) return;

  const damage = (await findControlDamage(database)) ?? (await findLogDamage(database));
  if (damage) throw new StartError(`The database in ${folder} is damaged: ${damage}. ${remedyForDamage(folder)}`);
}

async function findControlDamage(database: string): Promise<string | null> {
  const name = 'global/pg_control';
  const file = await open(join(database, name)).catch(() => null);
  if (!file) return `${name} is missing`;
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(controlFileSize), 0, controlFileSize, 0);
    if (bytesRead < controlFileSize) return `${name} is cut off after ${bytesRead} bytes`;
    return buffer.subarray(0, 24).every((byte) => byte === 0) ? `${name} is empty` : null;
  } finally {
    await file.close();
  }
}

async function findLogDamage(database: string): Promise<string | null> {
  const folder = join(database, 'pg_wal');
  const names = await readdir(folder).catch(() => []);
  const segments = names.filter((name) => /^[0-9A-F]{24}$/.test(name));
  if (!segments.length) return 'its write-ahead log is missing';
  for (const name of segments) {
    const { size } = await stat(join(folder, name));
    if (size !== logFileSize) return `its write-ahead log ${name} is cut off after ${size} bytes`;
  }
  return null;
}

function toMegabytes(bytes: number): number {
  return Math.floor(bytes / 1024 / 1024);
}
