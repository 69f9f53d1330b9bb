import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** The part of a connection of the package that an upgrade needs. */
interface Connection {
  exec(sql: string): Promise<{ readonly rows: readonly unknown[] } | undefined>;
  transaction(scripts: string[], options: { intent: 'migration' }): Promise<void>;
}

/** The migrations that replaced all earlier ones, by the versions of the first and the last. */
const baseline = { first: '20261123230000', last: '20261123230022' };

/**
 * Upgrades a database whose migrations came before the baseline: its tables are moved aside, the baseline is created, the
 * rows are copied, and the history names the baseline. One transaction: a process that is killed leaves the database as it
 * was. Does nothing to any other database.
 *
 * @param root The repository.
 */
export async function adoptBaseline(connection: Connection, root: string): Promise<void> {
  const history = await readHistory(connection);
  if (history.length === 0 || history.some((version) => version >= baseline.first)) return;
  await connection.transaction(await listUpgradeScripts(root), { intent: 'migration' });
}

/** The scripts of the upgrade, in their order. */
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

/** Empty for a database without one. */
async function readHistory(connection: Connection): Promise<string[]> {
  const found = await connection.exec(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as found",
  );
  if (!(found?.rows[0] as { found: boolean } | undefined)?.found) return [];
  const history = await connection.exec('select version from supabase_migrations.schema_migrations');
  return (history?.rows ?? []).map((row) => (row as { version: string }).version);
}
