import { inject } from 'vitest';
import type { Database } from './Database.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './openPglite.ts';
import { openPostgres } from './openPostgres.ts';

/** The migrated database of this test run: PostgreSQL when `DATABASE_URL` names a server, else PGlite. */
export const testDatabase = await openDatabase();

async function openDatabase(): Promise<Database> {
  const url = inject('databaseUrl');
  if (url) return openPostgres(url);
  const pglite = await openPglite();
  await migrate(pglite);
  return pglite;
}
