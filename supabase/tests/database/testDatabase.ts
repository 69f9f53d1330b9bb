import type { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { fillTables } from '../fillTables.ts';
import type { Database } from './Database.ts';
import { copyMigrated, toDatabase } from './openPglite.ts';
import { openPostgres } from './openPostgres.ts';

const url = inject('databaseUrl');
const pglite = url ? undefined : await copyMigrated();

/** The migrated database of this test run: PostgreSQL if `DATABASE_URL` is set, otherwise PGlite. */
export const testDatabase: Database = pglite ? toDatabase(pglite) : openPostgres(url);

let filled: Promise<Database> | undefined;

/** Opens the same database with the rows of `fillTables`, which are written once. */
export function openFilledDatabase(): Promise<Database> {
  filled ??= fill();
  return filled;
}

async function fill(): Promise<Database> {
  if (url) return openPostgres(inject('filledDatabaseUrl'));
  const database = toDatabase(await copyMigrated());
  await database.inTransaction('commit', fillTables);
  return database;
}

/** Opens a migrated PGlite: that of `testDatabase`, if it is one. A test must undo its changes. */
export async function openTestPglite(): Promise<PGlite> {
  return pglite ?? copyMigrated();
}
