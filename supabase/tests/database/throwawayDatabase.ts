import type { TestProject } from 'vitest/node';
import { fillTables } from '../fillTables.ts';
import { createThrowawayDatabase } from './createThrowawayDatabase.ts';
import { openPostgres } from './openPostgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a migrated database for this run; empty if the tests run on PGlite. */
    databaseUrl: string;
    /** The URL of such a database with the rows of `fillTables`. */
    filledDatabaseUrl: string;
  }
}

/** Creates new databases on the server of `DATABASE_URL` before the tests, and drops them afterwards. */
export default async function provideThrowawayDatabases(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const serverUrl = process.env.DATABASE_URL;
  if (!serverUrl) {
    project.provide('databaseUrl', '');
    project.provide('filledDatabaseUrl', '');
    return;
  }
  const migrated = await createThrowawayDatabase(serverUrl);
  const filled = await createThrowawayDatabase(serverUrl);
  const database = openPostgres(filled.url);
  await database.inTransaction('commit', fillTables);
  await database.close();
  project.provide('databaseUrl', migrated.url);
  project.provide('filledDatabaseUrl', filled.url);
  return async () => {
    await migrated.drop();
    await filled.drop();
  };
}
