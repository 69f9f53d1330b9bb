import { createHash } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { lock } from 'proper-lockfile';
import { createBackend } from '../src/backend/createBackend.ts';
import { dataPathsOf } from '../src/backend/data/dataFolder.ts';
import { seedFile } from '../src/backend/data/openDatabase.ts';
import { listMigrations } from '../src/backend/schemas/listMigrations.ts';
import { readSchemas } from '../src/backend/schemas/readSchemas.ts';

const root = resolve(import.meta.dirname, '../../..');
const cache = resolve(root, 'node_modules/.cache/lively');

/**
 * Copies the database of a first start into a data folder. Creating it takes ten seconds, so it is created once and then copied.
 *
 * @param folder Absolute. Its content is removed.
 */
export async function copyNewData(folder: string): Promise<void> {
  const copied = await findNewData();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // One synchronous call for a thousand files takes a quarter of the time of a promise for each.
  cpSync(dataPathsOf(root, copied).database, dataPathsOf(root, folder).database, { recursive: true });
}

/** Returns the folder to copy from. Parallel tests wait for the first of them to create it. */
async function findNewData(): Promise<string> {
  const folder = resolve(cache, `data-${await digestSources()}`);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  // Creating a database blocks the process for seconds, during which it cannot renew its lock.
  const release = await lock(cache, { stale: 120_000, retries: { retries: 600, minTimeout: 200, maxTimeout: 200 } });
  try {
    if (!existsSync(folder)) await makeNewData(folder);
  } finally {
    await release();
  }
  return folder;
}

async function makeNewData(folder: string): Promise<void> {
  for (const old of await readdir(cache)) await rm(resolve(cache, old), { recursive: true, force: true });
  const unfinished = `${folder}.unfinished`;
  await (await createBackend({ root, siteUrl: 'http://localhost', dataFolder: unfinished })).close();
  await rename(unfinished, folder);
}

/** Hashes all sources of a new database: its schema, its events, the packages, and today, the base of the events' dates. */
async function digestSources(): Promise<string> {
  const files = [
    ...listMigrations(root).map(({ path }) => path),
    resolve(root, seedFile),
    resolve(root, 'supabase/config.toml'),
    resolve(root, 'pnpm-lock.yaml'),
  ];
  const hash = createHash('sha256').update(new Date().toDateString()).update(readSchemas(root).hash);
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}
