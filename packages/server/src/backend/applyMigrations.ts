import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { UpgradeConnection } from './adoptBaseline.ts';

/**
 * Applies the migrations that a database does not have, each in a transaction. The package splits each migration into its statements
 * first, which takes 140 MB and a second of processor time for a new database; PostgreSQL reads a whole file.
 *
 * @param root The repository.
 * @throws Error of PostgreSQL. The failed migration is rolled back completely.
 */
export async function applyMigrations(connection: UpgradeConnection, root: string): Promise<void> {
  await connection.exec(createRoles);
  const history = await connection.exec('select version from supabase_migrations.schema_migrations');
  const applied = new Set((history?.rows ?? []).map((row) => (row as { version: string }).version));
  const folder = resolve(root, 'supabase/migrations');
  for (const file of (await readdir(folder)).sort()) {
    const [, version, name] = /^(\d+)_(\w+)\.sql$/.exec(file) ?? [];
    if (version === undefined || applied.has(version)) continue;
    const note = `insert into supabase_migrations.schema_migrations (version, name, statements) values ('${version}', '${name}', '{}')`;
    await connection.transaction([await readFile(resolve(folder, file), 'utf8'), note], { intent: 'migration' });
  }
}

/** The roles of a hosted project, which migrations grant rights to. */
const createRoles = `
  do $$
  begin
    if to_regrole('anon') is null then create role anon nologin; end if;
    if to_regrole('authenticated') is null then create role authenticated nologin; end if;
    if to_regrole('service_role') is null then create role service_role nologin bypassrls; end if;
  end;
  $$`;
