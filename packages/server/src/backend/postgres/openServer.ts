import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { App } from '@supabase/lite';
import type { Sql } from 'postgres';
import { StartError } from '../../startup/StartError.ts';
import { createChangeFeed } from '../data/createChangeFeed.ts';
import { type OpenDatabase, seedFile } from '../data/openDatabase.ts';
import { createDatabaseQueue } from '../edge/createDatabaseQueue.ts';
import { driverOf, loadOpenDriver, migrate, openApp } from '../openApp.ts';
import { checkServer } from './checkServer.ts';
import { createIsolateRead } from './createIsolateRead.ts';
import { type Isolate, isolateRequests } from './isolateRequests.ts';
import { joinServers } from './joinServers.ts';
import { openReplicas } from './openReplicas.ts';
import { newTimeLimits, readTimeLimits } from './readTimeLimits.ts';
import { toIdentity } from './ServerIdentity.ts';
import { keepSharedSecret, readSharedSecret } from './sharedSecret.ts';
import { takeStartLock } from './takeStartLock.ts';

export interface ServerOptions {
  readonly databaseUrl: string;
  /** Whether a new database gets events and the demo account. */
  readonly isSeeded: boolean;
  /** The secret from the settings of every server; without it they share the secret that the first server stored. */
  readonly signingSecret?: string | undefined;
  /** The secret that this server stores if it is the first. */
  readonly firstSecret: string;
  /** Texts that must be equal on every server. */
  readonly version: string;
  readonly storage: string;
  readonly replicas?: ReplicaSettings | undefined;
  /** @default to the standard error */
  readonly writeError?: (line: string) => void;
}

/** The replicas of the database, which answer reads. */
export interface ReplicaSettings {
  readonly urls: readonly string[];
  /** Milliseconds. Replicas with more lag are not read. */
  readonly maxLag: number;
}

/** The connections of the driver: more than the queue uses. */
const connections = 12;

/**
 * Fewer in total than the connections of the driver, and reads limited by the processors of the machine, because running reads
 * compete for them. Writes run one at a time. Heavy clients get a fifth of the time of one connection.
 */
const shapeOfQueue = {
  widths: { read: Math.min(8, availableParallelism() + 1), write: 1, picture: 2 },
  heavyShare: 0.2,
  refusesNewcomers: true,
  newcomers: { share: 0.3, places: 1 },
} as const;

/** Milliseconds. */
const connectionCheckInterval = 1_000;

/** Max seconds of the delay of a lag's measurement, and of differences between browser clocks. */
const lagMargin = 5;

const olderThanDatabase =
  'The database has functions of a newer version, and keeps them: this server runs an older one. That is right during an upgrade, and no longer. To return to an older version on purpose, release it as a new one.\n';

/** Seconds until open requests are cancelled when the server closes. */
const closingLimit = 3;

/**
 * Opens a database of a PostgreSQL server, and applies every pending migration while no other server does. A database without
 * events and accounts gets those of a new database. Joins the servers that share it.
 *
 * @throws StartError, one line with what to do.
 */
export async function openServer(
  root: string,
  {
    databaseUrl,
    isSeeded,
    signingSecret: given,
    firstSecret,
    version,
    storage,
    replicas: settings,
    writeError = (line) => process.stderr.write(line),
  }: ServerOptions,
): Promise<OpenDatabase> {
  await checkServer(databaseUrl);
  const lock = await takeStartLock(databaseUrl, writeError);
  try {
    const signingSecret = given ?? (await readSharedSecret(lock.sql)) ?? firstSecret;
    const { app, isolate, close } = await openMigrated(root, { databaseUrl, isSeeded, signingSecret, writeError });
    try {
      if (given === undefined) await keepSharedSecret(lock.sql, signingSecret);
      const changes = createChangeFeed();
      const identity = toIdentity({ version, secret: signingSecret, storage });
      const link = await joinServers({ databaseUrl, identity, changes, writeError });
      const { log } = link;
      const replicas =
        settings &&
        openReplicas({
          urls: settings.urls.map(withSettings),
          maxLag: settings.maxLag,
          system: await readSystem(lock.sql),
          openDriver: await loadOpenDriver(),
          log,
          writeError,
        });
      const closeAll = async () => {
        await link.close();
        await replicas?.close();
        await close();
      };
      return {
        app,
        queue: createDatabaseQueue(shapeOfQueue, isolate, replicas && createIsolateRead(isolate, replicas, log)),
        signingSecret,
        changes,
        isLeader: link.isLeader,
        replication: settings && {
          readPosition: () => log.read(),
          delay: Math.ceil(settings.maxLag / 1_000) + lagMargin,
        },
        readReplicaFigures: replicas?.readFigures,
        close: closeAll,
      };
    } catch (error) {
      await close();
      throw error;
    }
  } finally {
    await lock.release();
  }
}

interface MigratedOptions extends Pick<ServerOptions, 'databaseUrl' | 'isSeeded'> {
  readonly writeError: (line: string) => void;
  readonly signingSecret: string;
}

async function openMigrated(
  root: string,
  { databaseUrl, isSeeded, signingSecret, writeError }: MigratedOptions,
): Promise<Pick<OpenDatabase, 'app' | 'close'> & { isolate: Isolate }> {
  const app = await openApp({ url: withSettings(databaseUrl), signingSecret }, { max: connections });
  const limits = newTimeLimits();
  const driver = driverOf(app);
  const isolate = isolateRequests(driver, { limits });
  const close = () => driver.end({ timeout: closingLimit });
  await isolate(async () => {
    const { isOlder } = await migrate(app, { isShared: true });
    if (isOlder) writeError(olderThanDatabase);
    if (isSeeded && (await isNew(app))) await seed(app, root);
    await readTimeLimits(app, limits);
  }).catch(async (error: Error) => {
    await close();
    throw new StartError(
      `The database of DATABASE_URL cannot be brought up to date: ${error.message.split('\n')[0]}. Earlier migrations were applied, and this one was undone. If the database was changed by hand, restore a backup.`,
      { cause: error },
    );
  });
  return { app, isolate, close };
}

function withSettings(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  // The package logs every notice, and conditional migrations cause many.
  url.searchParams.set('client_min_messages', 'error');
  // Without the check, a statement of a killed process would hold its locks until it ends, because PostgreSQL notices only when
  // it answers.
  url.searchParams.set('client_connection_check_interval', String(connectionCheckInterval));
  return url.href;
}

/** Reads the system identifier, which a replica shares with its primary. */
async function readSystem(sql: Sql): Promise<string> {
  const [row] = await sql<{ system: string }[]>`select system_identifier::text as system from pg_control_system()`;
  return row?.system ?? '';
}

async function isNew({ connection }: App): Promise<boolean> {
  const question = 'select not exists (select from public.events) and not exists (select from auth.users) as is_new';
  const answer = await connection.exec(question);
  return (answer?.rows[0] as { is_new: boolean } | undefined)?.is_new === true;
}

/** Seeds in one transaction, so that an interrupted start seeds again. */
async function seed({ connection }: App, root: string): Promise<void> {
  await connection.exec('begin');
  await connection.exec(await readFile(resolve(root, seedFile), 'utf8'));
  await connection.exec('commit');
}
