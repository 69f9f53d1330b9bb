import { createHash } from 'node:crypto';
import { appendFile, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { listMigrations } from '../tests/database/migrate.ts';
import { renderMigration } from './renderMigration.ts';

/**
 * Writes the migration from what the migrations of a repository make to what its supabase/schemas say, and its SHA-256
 * into the list of migrations that are never edited.
 *
 * @param root The repository.
 * @param name In snake case: `add_organizer_url`.
 * @returns The file, or null when both agree.
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

/** The current time in UTC, in 14 digits; or what follows the last migration, if that has a later time. */
async function nextVersion(root: string): Promise<string> {
  const now = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const last = basename((await listMigrations(root)).at(-1) ?? '').slice(0, 14);
  return last >= now ? String(Number(last) + 1) : now;
}
