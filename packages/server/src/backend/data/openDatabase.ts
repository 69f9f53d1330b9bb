import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { App } from '@supabase/lite';
import { StartError } from '../../startup/StartError.ts';
import { createDatabaseQueue, type DatabaseQueue } from '../edge/createDatabaseQueue.ts';
import { driverOf, migrate, openApp } from '../openApp.ts';
import { servePglite } from '../pglite/servePglite.ts';
import { type Isolate, isolateRequests } from '../postgres/isolateRequests.ts';
import { newTimeLimits, readTimeLimits } from '../postgres/readTimeLimits.ts';
import { checkDatabase } from './checkDatabase.ts';
import type { DataPaths } from './dataFolder.ts';

/** The package on a migrated database, and the queue of its users. */
export interface OpenDatabase {
  readonly app: App;
  readonly queue: DatabaseQueue;
  close(): Promise<void>;
}

/** What a new database holds. */
export const seedFile = 'supabase/seed.sql';

/**
 * One task at a time is a matter of access, not of speed. A request sets its user for its transaction, and the package opens
 * transactions on the shared connection without excluding each other: two at once would run as one user. What runs holds up
 * every other: heavy clients get a tenth.
 */
const shapeOfQueue = { widths: { read: 1, write: 1 }, total: 1, heavyShare: 0.1 } as const;

/** The driver wants one, and connects to the thread. */
const urlOfPglite = 'postgres://postgres@localhost/postgres';

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
    const { app, isolate, close } = await openAt(unfinishedDatabase);
    const seed = await readFile(resolve(root, seedFile), 'utf8');
    if (isSeeded) await isolate(() => app.connection.exec(seed));
    await close();
    await rename(unfinishedDatabase, database);
  }
  const { app, isolate, close } = await openAt(database);
  return { app, queue: createDatabaseQueue(shapeOfQueue, isolate), close };
}

async function openAt(path: string): Promise<{ app: App; isolate: Isolate; close: () => Promise<void> }> {
  const pglite = servePglite(path);
  const app = await openApp(urlOfPglite, {
    socket: () => pglite.connect(),
    max: 1,
    ssl: false,
    max_lifetime: null,
    // Opening a database that was killed takes as long as its log is.
    connect_timeout: 0,
    onnotice: () => {},
  });
  const limits = newTimeLimits();
  const driver = driverOf(app);
  const isolate = isolateRequests(driver, { limits, pglite });
  const close = async () => {
    await pglite.close();
    // The driver would wait for an answer to what was stopped.
    await driver.end({ timeout: 0 });
  };
  try {
    await isolate(async () => {
      await migrate(app).catch((error: Error) => {
        throw new StartError(
          `The database in ${path} cannot be brought up to date: ${error.message.split('\n')[0]}. Nothing of the migration that failed was kept, and no row is lost: start the version that ran before, and report this line. A backup would fail in the same way.`,
          { cause: error },
        );
      });
      await readTimeLimits(app, limits);
    });
  } catch (error) {
    await close();
    throw error;
  }
  return { app, isolate, close };
}
