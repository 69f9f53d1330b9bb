import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from './migrate.ts';
import { openPostgres } from './openPostgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database of this run alone; empty when the tests run on PGlite. */
    databaseUrl: string;
  }
}

/** Before the tests: a new database on the server of `DATABASE_URL`. After them: drops it. */
export default async function provideThrowawayDatabase(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const serverUrl = process.env.DATABASE_URL;
  if (!serverUrl) {
    project.provide('databaseUrl', '');
    return;
  }

  const name = `lively_test_${process.pid}_${Date.now()}`;
  const url = new URL(serverUrl);
  url.pathname = name;

  await runOnServer(serverUrl, `create database ${name}`);
  const database = openPostgres(url.href);
  await migrate(database);
  await database.close();
  project.provide('databaseUrl', url.href);
  return () => runOnServer(serverUrl, `drop database ${name} with (force)`);
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
