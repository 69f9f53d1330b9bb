import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { App } from '@supabase/lite';
import { checkDatabase } from './checkDatabase.ts';
import type { DataPaths } from './dataFolder.ts';
import { createFairQueue, type FairQueue } from './edge/createFairQueue.ts';
import { noteRefusal } from './edge/refusals.ts';
import { migrate, openApp } from './openApp.ts';

/** The package on a migrated database, and the queue of whoever uses it. */
export interface OpenDatabase {
  readonly app: App;
  readonly queue: FairQueue;
}

/** What a new database holds. */
export const seedFile = 'supabase/seed.sql';

/**
 * Opens the database of a data folder, with every pending migration applied. A new one is made beside its place, with its
 * first events, and takes it when it is whole: a first start that was interrupted leaves nothing that a second one reads.
 *
 * @param isSeeded Whether a new one is given events and the demo account.
 * @throws StartError
 */
export async function openDatabase(root: string, paths: DataPaths, isSeeded: boolean): Promise<OpenDatabase> {
  await checkDatabase(paths);
  const { database, unfinishedDatabase } = paths;
  await rm(unfinishedDatabase, { recursive: true, force: true });
  if (!existsSync(database)) {
    const app = await openAt(root, unfinishedDatabase);
    if (isSeeded) await app.connection.exec(await readFile(resolve(root, seedFile), 'utf8'));
    await app.connection.close();
    await rename(unfinishedDatabase, database);
  }
  return { app: await openAt(root, database), queue: createFairQueue() };
}

async function openAt(root: string, path: string): Promise<App> {
  const app = await openApp({ driver: 'pglite', url: `./${relative(root, path)}` });
  noteRefusalsOf(app.connection);
  await migrate(app);
  return app;
}

function noteRefusalsOf(connection: App['connection']): void {
  if (!hasDriver(connection)) throw new Error('The connection of the backend is not one of PGlite.');
  const { driver } = connection;
  const query = driver.query.bind(driver);
  driver.query = (...parameters) =>
    query(...parameters).catch((error) => {
      throw noteRefusal(error);
    });
}

interface Driver {
  query(...parameters: unknown[]): Promise<unknown>;
}

/** Only the connections that have one declare it. */
function hasDriver(connection: object): connection is { driver: Driver } {
  return 'driver' in connection;
}
