import { createHash } from 'node:crypto';
import { appendFile, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { listMigrations } from '../tests/database/migrate.ts';
import { renderMigration } from './renderMigration.ts';

/**
 * Writes the migration from the migrations of a repository to its supabase/schemas, and adds its SHA-256 to the list of
 * migrations that are never edited.
 *
 * @param root The root folder of the repository.
 * @param name In snake case: `add_organizer_url`.
 * @returns The file; null if there is no difference.
 * @throws Error for a change that has to be written by hand.
 */
export async function writeMigration(root: string, name: string): Promise<string | null> {
  const sql = await renderMigration(root);
  if (!sql) return null;
  const file = resolve(root, `supabase/migrations/${await nextVersion(root)}_${name}.sql`);
  await writeFile(file, sql, { flag: 'wx' });
  const sum = createHash('sha256').update(sql).digest('hex');
  await appendFile(resolve(root, 'supabase/tests/migrations.sha256'), `${sum}  ${basename(file)}\n`);
  return file;
}

/** Returns the current time in UTC, in 14 digits. If the last migration has a later time, returns the next number after it. */
async function nextVersion(root: string): Promise<string> {
  const now = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const last = basename((await listMigrations(root)).at(-1) ?? '').slice(0, 14);
  return last >= now ? String(Number(last) + 1) : now;
}
