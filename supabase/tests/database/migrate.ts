import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { listSchemaFiles } from '../../diff/listSchemaFiles.ts';
import type { Database } from './Database.ts';

const platformFile = resolve(import.meta.dirname, '../platform.sql');
const repository = resolve(import.meta.dirname, '../../..');

/** Migrates an empty database to the state of a new Supabase project after `supabase db push`: one transaction per file. */
export async function migrate(database: Database, root = repository): Promise<void> {
  await runFiles(database, [platformFile, ...(await listMigrations(root))]);
}

/** Creates the same state from supabase/schemas, without the rows that only migrations write: the communes. */
export async function loadSchemas(database: Database, root = repository): Promise<void> {
  await runFiles(database, [platformFile]);
  await runFiles(database, listSchemaFiles(root), 'set check_function_bodies = off;');
}

/** Lists the migration files, the oldest first. */
export async function listMigrations(root = repository): Promise<string[]> {
  const folder = resolve(root, 'supabase/migrations');
  const names = await readdir(folder);
  return names
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => resolve(folder, name));
}

async function runFiles(database: Database, files: readonly string[], settings = ''): Promise<void> {
  for (const file of files) {
    const sql = await readFile(file, 'utf8');
    await database.inTransaction('commit', (session) => session.run(`${settings}${sql}`));
  }
}
