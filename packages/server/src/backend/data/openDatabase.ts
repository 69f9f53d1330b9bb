import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { App } from '@supabase/lite';
import { StartError } from '../../startup/StartError.ts';
import { createDatabaseQueue, type DatabaseQueue } from '../edge/createDatabaseQueue.ts';
import type { Replication } from '../hardenRequests.ts';
import { driverOf, migrate, openApp } from '../openApp.ts';
import { createCluster } from '../pglite/createCluster.ts';
import { servePglite } from '../pglite/servePglite.ts';
import { type Isolate, isolateRequests } from '../postgres/isolateRequests.ts';
import type { ReplicaFigures } from '../postgres/openReplicas.ts';
import { newTimeLimits, readTimeLimits } from '../postgres/readTimeLimits.ts';
import { checkDatabase } from './checkDatabase.ts';
import { type ChangeFeed, type ChangeSource, createChangeFeed, eventChannel } from './createChangeFeed.ts';
import type { DataPaths } from './dataFolder.ts';

/** The package on a migrated database, and the queue of its requests. */
export interface OpenDatabase {
  readonly app: App;
  readonly queue: DatabaseQueue;
  /** Signs tokens. */
  readonly signingSecret: string;
  readonly changes: ChangeFeed;
  /** Whether this server runs the common tasks of all servers that share the database. */
  readonly isLeader: () => boolean;
  /** Present if the database has replicas. */
  readonly replication?: Replication | undefined;
  readonly readReplicaFigures?: (() => readonly ReplicaFigures[]) | undefined;
  close(): Promise<void>;
}

/** The content of a new database. */
export const seedFile = 'supabase/seed.sql';

/**
 * Tasks run one at a time for correct access rights, not for speed. A request sets its user for its transaction, and the package
 * opens transactions on the shared connection without a lock: two in parallel would run as one user. A running task delays all
 * others, so heavy clients get a tenth of the time.
 */
const shapeOfQueue = {
  widths: { read: 1, write: 1, picture: 1 },
  total: 1,
  heavyShare: 0.1,
  refusesNewcomers: true,
  newcomers: { share: 0.3, places: 1 },
} as const;

/** The driver requires a URL, but connects to the thread. */
const urlOfPglite = 'postgres://postgres@localhost/postgres';

/**
 * Opens the database of a data folder, and applies every pending migration. Creates a new database with its first events in
 * another place, and moves it when it is complete: an interrupted first start leaves no data that the next one reads.
 *
 * @param isSeeded Whether a new database gets events and the demo account.
 * @throws StartError
 */
export async function openDatabase(
  root: string,
  paths: DataPaths,
  { isSeeded, signingSecret }: { isSeeded: boolean; signingSecret: string },
): Promise<OpenDatabase> {
  await checkDatabase(paths);
  const { database, unfinishedDatabase } = paths;
  // A process that creates files for a killed server may still run, so the folder changes while it is removed.
  await rm(unfinishedDatabase, { recursive: true, force: true, maxRetries: 5 });
  if (!existsSync(database)) {
    // That process must not find its folder again.
    const created = join(unfinishedDatabase, randomBytes(6).toString('hex'));
    await mkdir(created, { recursive: true, mode: 0o700 });
    await createCluster(created);
    const { app, isolate, close } = await openAt(created, signingSecret);
    const seed = await readFile(resolve(root, seedFile), 'utf8');
    if (isSeeded) await isolate(() => app.connection.exec(seed));
    await close();
    await rename(created, database);
    await rm(unfinishedDatabase, { recursive: true });
  }
  const changes = createChangeFeed();
  const { app, isolate, close } = await openAt(database, signingSecret, changes);
  const queue = createDatabaseQueue(shapeOfQueue, isolate);
  return { app, queue, signingSecret, changes, isLeader: () => true, close };
}

async function openAt(
  path: string,
  signingSecret: string,
  changes?: ChangeSource,
): Promise<{ app: App; isolate: Isolate; close: () => Promise<void> }> {
  const pglite = servePglite(path);
  let isListening = false;
  const connect = () => {
    isListening = false;
    return pglite.connect();
  };
  const place = { url: urlOfPglite, signingSecret };
  const app = await openApp(place, {
    socket: connect,
    onnotify: (_channel, eventId) => changes?.announce(eventId),
    max: 1,
    ssl: false,
    max_lifetime: null,
    // A killed database needs time to recover, which depends on the length of its log.
    connect_timeout: 0,
    onnotice: () => {},
  });
  const limits = newTimeLimits();
  const driver = driverOf(app);
  const isolateOne = isolateRequests(driver, { limits, pglite });
  const isolate: Isolate = (task, signal) =>
    isolateOne(async () => {
      if (changes && !isListening) {
        await app.connection.exec(`listen ${eventChannel}`);
        isListening = true;
        changes.announceAll();
      }
      return task();
    }, signal);
  const close = async () => {
    await pglite.close();
    // Without the timeout, the driver would wait for answers of stopped tasks.
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
