import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import type { Database } from './Database.ts';
import { migrate } from './migrate.ts';
import { toDatabase } from './openPglite.ts';
import { openPostgres } from './openPostgres.ts';

const url = inject('databaseUrl');
const pglite = url ? undefined : await openMigrated();

/** The migrated database of this test run: PostgreSQL when `DATABASE_URL` names a server, else PGlite. */
export const testDatabase: Database = pglite ? toDatabase(pglite) : openPostgres(url);

/** A migrated PGlite: that of `testDatabase`, if it is one. A test leaves it as it was. */
export async function openTestPglite(): Promise<PGlite> {
  return pglite ?? openMigrated();
}

async function openMigrated(): Promise<PGlite> {
  const opened = await PGlite.create();
  await migrate(toDatabase(opened));
  return opened;
}
