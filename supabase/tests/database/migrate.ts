import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Database } from './Database.ts';

const platformFile = resolve(import.meta.dirname, '../platform.sql');
const migrationsFolder = resolve(import.meta.dirname, '../../migrations');

/** Makes an empty database what a new Supabase project is after `supabase db push`: one transaction per file. */
export async function migrate(database: Database): Promise<void> {
  for (const script of [platformFile, ...(await listMigrations())]) {
    const sql = await readFile(script, 'utf8');
    await database.inTransaction('commit', (session) => session.run(sql));
  }
}

/** The migration files, oldest first. */
export async function listMigrations(): Promise<string[]> {
  const names = await readdir(migrationsFolder);
  return names
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => resolve(migrationsFolder, name));
}
