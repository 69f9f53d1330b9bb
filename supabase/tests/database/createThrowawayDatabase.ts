import { migrate } from './migrate.ts';
import { openPostgres } from './openPostgres.ts';
import { runOnServer } from './runOnServer.ts';

/** A migrated database on a server, with a function that drops it. */
export interface ThrowawayDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

let count = 0;

/** Creates a migrated database on the server of a URL. */
export async function createThrowawayDatabase(serverUrl: string): Promise<ThrowawayDatabase> {
  count += 1;
  const name = `lively_test_${process.pid}_${Date.now()}_${count}`;
  const url = new URL(serverUrl);
  url.pathname = name;

  await runOnServer(serverUrl, `create database ${name}`);
  const database = openPostgres(url.href);
  await migrate(database);
  await database.close();
  return { url: url.href, drop: () => runOnServer(serverUrl, `drop database ${name} with (force)`) };
}
