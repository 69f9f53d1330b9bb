import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** The part of the package's connection that an upgrade needs. */
export interface UpgradeConnection {
  exec(sql: string): Promise<{ readonly rows: readonly unknown[] } | undefined>;
  transaction(scripts: string[], options: { intent: 'migration' }): Promise<void>;
}

/** The versions of the first and the last of the migrations that replaced all earlier ones. */
const baseline = { first: '20261123230000', last: '20261123230022' };

/**
 * Upgrades a database whose migrations are older than the baseline: moves its tables aside, creates the baseline, copies the
 * rows, and writes the baseline into the history. Runs in one transaction: a killed process leaves the database unchanged. Leaves
 * any other database unchanged.
 *
 * @param root The repository.
 */
export async function adoptBaseline(connection: UpgradeConnection, root: string): Promise<void> {
  const history = await readHistory(connection);
  if (history.length === 0 || history.some((version) => version >= baseline.first)) return;
  await connection.transaction(await listUpgradeScripts(root), { intent: 'migration' });
}

/** Lists the scripts of the upgrade, in their order. */
export async function listUpgradeScripts(root: string): Promise<string[]> {
  const names = await listBaseline(root);
  const files = [
    'upgrade/set_aside.sql',
    ...names.map((name) => `migrations/${name}`),
    'upgrade/repair_rows.sql',
    'upgrade/copy_rows.sql',
  ];
  const scripts = await Promise.all(files.map((file) => readFile(resolve(root, 'supabase', file), 'utf8')));
  return [...scripts, renderHistory(names)];
}

async function listBaseline(root: string): Promise<string[]> {
  const names = await readdir(resolve(root, 'supabase/migrations'));
  return names.filter((name) => versionOf(name) >= baseline.first && versionOf(name) <= baseline.last).sort();
}

function renderHistory(names: readonly string[]): string {
  const rows = names.map((name) => `('${versionOf(name)}', '${name.slice(15, -'.sql'.length)}', '{}')`);
  return `
    delete from supabase_migrations.schema_migrations;
    insert into supabase_migrations.schema_migrations (version, name, statements) values ${rows.join(', ')};
  `;
}

function versionOf(name: string): string {
  return name.slice(0, 14);
}

/** Reads the versions of the applied migrations; empty for a database without a history. */
async function readHistory(connection: UpgradeConnection): Promise<string[]> {
  const found = await connection.exec(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as found",
  );
  if (!(found?.rows[0] as { found: boolean } | undefined)?.found) return [];
  const history = await connection.exec('select version from supabase_migrations.schema_migrations');
  return (history?.rows ?? []).map((row) => (row as { version: string }).version);
}
