import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { App } from '@supabase/lite';
import type { Sql } from 'postgres';
import { createLanes } from '../edge/createLanes.ts';
import { migrate, openApp } from '../openApp.ts';
import { type OpenDatabase, seedFile } from '../openDatabase.ts';
import { StartError } from '../StartError.ts';
import { checkServer } from './checkServer.ts';
import { isolateRequests } from './isolateRequests.ts';

/** Together less than the ten connections that the driver opens. Writes keep the order in which they came. */
const widths = { read: 8, write: 1 } as const;

/**
 * Opens a database of a PostgreSQL server, with every pending migration applied; one without events and accounts is given
 * those of a new database.
 *
 * @param isSeeded Whether a new one is given events and the demo account.
 * @throws StartError, one line with what to do.
 */
export async function openServer(root: string, databaseUrl: string, isSeeded: boolean): Promise<OpenDatabase> {
  await checkServer(databaseUrl);
  const url = new URL(databaseUrl);
  // The package prints every notice, and migrations that look first have many.
  url.searchParams.set('client_min_messages', 'error');
  const app = await openApp({ driver: 'postgres', url: url.href });
  const limits = new Map<string, string>();
  const isolate = isolateRequests(driverOf(app), limits);
  await isolate(async () => {
    await migrate(app);
    if (isSeeded && (await isNew(app))) await seed(app, root);
    for (const { name, limit } of await listLimits(app)) limits.set(name, limit);
  }).catch((error: Error) => {
    throw new StartError(
      `The database of DATABASE_URL cannot be brought up to date: ${error.message.split('\n')[0]}. The migrations before it are whole, and nothing of this one was kept; restore a backup if somebody changed the database by hand.`,
      { cause: error },
    );
  });
  return { app, queue: createLanes(widths, isolate) };
}

function driverOf({ connection }: App): Sql {
  if (!('driver' in connection)) throw new Error('The connection of the backend is not one of PostgreSQL.');
  return connection.driver as Sql;
}

/** The functions of the API that say how long they may run. */
async function listLimits({ connection }: App): Promise<readonly { name: string; limit: string }[]> {
  const question = `
    select proname as name, substring(setting from 'statement_timeout=(.*)') as limit
    from pg_proc, unnest(proconfig) as setting
    where pronamespace = 'public'::regnamespace and setting like 'statement_timeout=%'`;
  return ((await connection.exec(question))?.rows ?? []) as { name: string; limit: string }[];
}

async function isNew({ connection }: App): Promise<boolean> {
  const question = 'select not exists (select from public.events) and not exists (select from auth.users) as is_new';
  const answer = await connection.exec(question);
  return (answer?.rows[0] as { is_new: boolean } | undefined)?.is_new === true;
}

/** In one transaction: a start that was interrupted seeds again. */
async function seed({ connection }: App, root: string): Promise<void> {
  await connection.exec('begin');
  await connection.exec(await readFile(resolve(root, seedFile), 'utf8'));
  await connection.exec('commit');
}
