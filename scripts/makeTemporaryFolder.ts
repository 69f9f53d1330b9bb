import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
/** Bytes that a run may need: databases, profiles of browsers. */
const room = 4 * 2 ** 30;

/**
 * A folder for what a run throws away: in memory where there is room, because a database is a thousand files, and each test
 * of the backend makes one.
 */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(hasRoom() ? memory : tmpdir(), 'lively-test-'));
  // PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o755);
  return folder;
}

function hasRoom(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > room;
}
