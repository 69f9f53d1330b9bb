import { inject } from 'vitest';
import { createThrowawayDatabase } from './createThrowawayDatabase.ts';
import type { Database } from './Database.ts';
import { copyMigrated, toDatabase } from './openPglite.ts';
import { openPostgres } from './openPostgres.ts';

/**
 * Opens a migrated database for one test file, of the same kind as `testDatabase`. It is for tests that would change
 * the query plans of other tests.
 */
export async function openOwnDatabase(): Promise<Database> {
  const serverUrl = inject('databaseUrl');
  if (!serverUrl) return toDatabase(await copyMigrated());
  const { url, drop } = await createThrowawayDatabase(serverUrl);
  const database = openPostgres(url);
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}
