import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
/** The bytes that a run may need: databases, profiles of browsers. */
const room = 4 * 2 ** 30;

/**
 * Creates a folder for temporary data of a run. It is in memory if there is enough space, because a database is a
 * thousand files, and each test of the backend creates one.
 */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(hasRoom() ? memory : tmpdir(), 'lively-test-'));
  // PostgreSQL runs as a different user.
  chmodSync(folder, 0o755);
  return folder;
}

function hasRoom(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > room;
}
