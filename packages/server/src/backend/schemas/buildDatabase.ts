import { readFileSync } from 'node:fs';
import { assertComputedAgain } from './assertComputedAgain.ts';
import type { BuildConnection } from './BuildConnection.ts';
import { isOlder } from './isOlder.ts';
import { listMigrations, type Migration } from './listMigrations.ts';
import { planSchemas } from './planSchemas.ts';
import { readApplied } from './readApplied.ts';
import { readSchemas } from './readSchemas.ts';
import { createRecord, renderSet } from './schemaRecord.ts';

export interface BuildOptions {
  /** Whether servers of two versions may use the database at the same time. */
  readonly isShared?: boolean;
}

/** Characters. A script for each statement takes three times the time, one script for all of them more memory. */
const scriptLength = 16_000;

/** What a build did. */
export interface Built {
  /** The names of the objects of `supabase/schemas` that are new or changed. */
  readonly changed: readonly string[];
  /** Whether the database is newer: nothing was applied. */
  readonly isOlder: boolean;
}

/**
 * Brings a database up to date, from an empty one on: the functions that tables call, the migrations, and all other objects of
 * `supabase/schemas`. What is equal is not touched. Each of the two parts and each migration is one transaction. Nothing is applied
 * if the database has had a newer version.
 *
 * @param root The repository.
 * @throws Error of PostgreSQL. What failed is rolled back completely.
 * @throws Error for a database of a version before 1.0, a forgotten drop, or a changed function that an index was computed with.
 */
export async function buildDatabase(
  connection: BuildConnection,
  root: string,
  { isShared = false }: BuildOptions = {},
): Promise<Built> {
  const schemas = readSchemas(root);
  const migrations = listMigrations(root);
  const own = { position: migrations.at(-1)?.version ?? '', hash: schemas.hash };
  await connection.exec(createRoles);
  if (!(await hasRecord(connection))) await connection.exec(createHistories);
  const { migrations: done, record, sets } = await readApplied(connection);
  assertSinceBaseline(done, migrations);
  if (isOlder(own, sets, !isShared)) return { changed: [], isOlder: true };
  const pending = migrations.filter(({ version, isOfRelease }) => !isOfRelease && !done.has(version));
  if (pending.length === 0 && sets.at(-1)?.hash === own.hash && sets.at(-1)?.position === own.position)
    return { changed: [], isOlder: false };

  const texts = pending.map(({ path }) => readFileSync(path, 'utf8'));
  const before = planSchemas(schemas, record, 'before');
  if (record.size)
    await assertComputedAgain(connection, planSchemas(schemas, record, 'all').changed, schemas.objects, texts);
  if (before.statements.length) await apply(connection, before.statements);
  for (const [index, migration] of pending.entries())
    await connection.transaction([texts[index] ?? '', note(migration)], { intent: 'migration' });
  const { record: current } = await readApplied(connection);
  const all = planSchemas(schemas, current, 'all');
  await apply(connection, [...all.statements, renderSet(own)]);
  return { changed: [...before.changed, ...all.changed].map(({ name }) => name), isOlder: false };
}

function apply(connection: BuildConnection, statements: readonly string[]): Promise<void> {
  const scripts = ['set local check_function_bodies = off'];
  for (const statement of statements) {
    const last = scripts.at(-1) ?? '';
    if (last.length + statement.length > scriptLength) scripts.push(statement);
    else scripts[scripts.length - 1] = `${last};\n${statement}`;
  }
  return connection.transaction(scripts, { intent: 'migration' });
}

function note({ version, name }: Migration): string {
  return `insert into supabase_migrations.schema_migrations (version, name, statements) values ('${version}', '${name}', '{}')`;
}

/** @throws Error if the database has tables that no migration of this version made. */
function assertSinceBaseline(done: ReadonlySet<string>, migrations: readonly Migration[]): void {
  const first = migrations[0]?.version ?? '';
  const oldest = [...done].sort()[0];
  if (oldest === undefined || oldest >= first) return;
  throw new Error(
    `it was made by a version before 1.0, which no release can read (its first migration is ${oldest}): start with an empty database or another data folder`,
  );
}

async function hasRecord(connection: BuildConnection): Promise<boolean> {
  const answer = await connection.exec("select to_regclass('private.schema_sets') is not null as found");
  return (answer?.rows[0] as { found: boolean } | undefined)?.found === true;
}

/** The roles of a hosted project, which rights are granted to. */
const createRoles = `
  do $$
  begin
    if to_regrole('anon') is null then create role anon nologin; end if;
    if to_regrole('authenticated') is null then create role authenticated nologin; end if;
    if to_regrole('service_role') is null then create role service_role nologin bypassrls; end if;
  end;
  $$`;

/** The history of the Supabase CLI, and the record of `supabase/schemas`. */
const createHistories = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text
  );
  ${createRecord.join(';\n  ')}`;
