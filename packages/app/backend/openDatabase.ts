import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { App } from '@supabase/lite';
import type { DataPaths } from './dataFolder.ts';
import { noteRefusals } from './edge/refusals.ts';

/**
 * Opens the database of a data folder, with every pending migration applied. A new one is made beside its place, with its
 * first events, and takes it when it is whole: a first start that was interrupted leaves nothing that a second one reads.
 */
export async function openDatabase(root: string, { database, unfinishedDatabase }: DataPaths): Promise<App> {
  await rm(unfinishedDatabase, { recursive: true, force: true });
  if (!existsSync(database)) {
    const app = await openAt(root, unfinishedDatabase);
    await app.connection.exec(await readFile(resolve(root, 'supabase/seed.sql'), 'utf8'));
    await app.connection.close();
    await rename(unfinishedDatabase, database);
  }
  return openAt(root, database);
}

async function openAt(root: string, path: string): Promise<App> {
  process.env.LIVELY_DATABASE_URL = `./${relative(root, path)}`;
  const { applyPendingMigrations, createApi } = await quietly(() => import('@supabase/lite/cli'));
  const api = await createApi({ withSupabaseClient: false });
  // Admin mode would run a request without a key as the service role.
  const app = await quietly(() => api.project.local.createApp(undefined, { admin: false }));
  noteRefusals(app.connection);
  await applyPendingMigrations(app);
  await keepOwnGrants(app);
  return app;
}

/**
 * At its first request the package would grant every table to everybody; a hosted project grants only what the
 * migrations do. Saying that this was done keeps it from happening, and the rest of what it does is done here.
 */
async function keepOwnGrants(app: App): Promise<void> {
  Object.assign(app.connection, { rlsState: 'active' });
  await app.connection.exec(`
    grant usage on schema auth, storage to anon, authenticated, service_role;
    grant all on storage.objects, storage.buckets to anon, authenticated, service_role;
  `);
}

/** The package announces its files on the console at each start; Lively prints its own URLs. */
async function quietly<T>(start: () => Promise<T>): Promise<T> {
  const { log, warn } = console;
  Object.assign(console, { log: () => {}, warn: () => {} });
  try {
    return await start();
  } finally {
    Object.assign(console, { log, warn });
  }
}
