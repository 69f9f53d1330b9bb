import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { Database } from './Database.ts';
import { openPglite } from './openPglite.ts';
import { openPostgres } from './openPostgres.ts';
import { runOnServer } from './runOnServer.ts';

/** Opens a database without migrations for one test: on the PostgreSQL server of the test run, or in PGlite. Closing drops it. */
export async function openEmptyDatabase(): Promise<Database> {
  const url = inject('databaseUrl');
  if (!url) return openPglite();
  const name = `lively_test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = name;
  const database = openPostgres(own.href);
  return {
    ...database,
    async close() {
      await database.close();
      await runOnServer(url, `drop database ${name} with (force)`);
    },
  };
}
