import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { buildDatabase } from '../../packages/server/src/backend/schemas/buildDatabase.ts';
import { listMigrations } from '../../packages/server/src/backend/schemas/listMigrations.ts';
import { renderRelease } from '../release/renderRelease.ts';
import type { Database } from './database/Database.ts';
import { preparePlatform, toConnection } from './database/migrate.ts';
import { openEmptyDatabase } from './database/openEmptyDatabase.ts';
import { openOwnDatabase } from './database/openOwnDatabase.ts';

const root = resolve(import.meta.dirname, '../..');
const cleanUps: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

/** Opens a database of the current version, and a copy of `supabase/` to change. */
async function openVersion() {
  const folder = copySources();
  const database = await openOwnDatabase();
  cleanUps.push(() => database.close());
  const connection = toConnection(database);
  const build = (isShared = true) => buildDatabase(connection, folder, { isShared });
  return { ...editOf(folder), database, connection, folder, build };
}

function copySources(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lively-builds-'));
  cleanUps.push(() => rmSync(folder, { recursive: true }));
  for (const name of ['schemas', 'migrations'])
    cpSync(join(root, 'supabase', name), join(folder, 'supabase', name), { recursive: true });
  return folder;
}

function editOf(folder: string) {
  const pathOf = (file: string) => join(folder, 'supabase', file);
  return {
    edit: (file: string, from: string, to: string) => {
      const text = readFileSync(pathOf(file), 'utf8');
      expect(text).toContain(from);
      writeFileSync(pathOf(file), text.replaceAll(from, to));
    },
    write: (file: string, text: string) => writeFileSync(pathOf(file), text),
  };
}

async function ask(database: Database, statement: string): Promise<unknown> {
  const { rows } = await database.inTransaction('rollback', (session) => session.query(statement));
  return rows.map((row) => Object.values(row)[0]);
}

const bodies = `select prosrc from pg_proc where oid = 'private.count_votes'::regproc`;

test('a build without a change touches nothing', async () => {
  const { database, build } = await openVersion();
  const rows = `select xmin::text || oid from pg_proc where pronamespace = 'private'::regnamespace
    union all select xmin::text || oid from pg_trigger union all select xmin::text || oid from pg_policy order by 1`;
  const before = await ask(database, rows);
  expect(await build()).toEqual({ changed: [], isOlder: false });
  expect(await ask(database, rows)).toEqual(before);
});

test('a changed function is replaced, and no other object', async () => {
  const { database, edit, build } = await openVersion();
  const others = `select xmin::text || oid from pg_proc where pronamespace = 'private'::regnamespace and proname <> 'count_votes'
    union all select xmin::text || oid from pg_trigger union all select xmin::text || oid from pg_policy order by 1`;
  const before = await ask(database, others);
  edit('schemas/votes/triggers/count_votes.sql', '  return null;', '  return null; -- as before');
  expect(await build()).toEqual({ changed: ['function private.count_votes'], isOlder: false });
  expect(await ask(database, bodies)).toEqual([expect.stringContaining('as before')]);
  expect(await ask(database, others)).toEqual(before);
});

test('a removed policy and a removed right end', async () => {
  const { database, edit, build } = await openVersion();
  edit('schemas/tables/favorites.sql', 'create policy "users read', 'create policy "somebody reads');
  edit('schemas/places/city_of.sql', 'to anon, authenticated, service_role', 'to service_role');
  await build();
  expect(
    await ask(database, `select policyname from pg_policies where tablename = 'favorites' and cmd = 'SELECT'`),
  ).toEqual([expect.stringContaining('somebody reads')]);
  expect(await ask(database, `select has_function_privilege('anon', 'private.city_of(text)', 'execute')`)).toEqual([
    false,
  ]);
});

test('a forgotten drop of a function is an error that names it, and nothing of the set is applied', async () => {
  const { database, edit, write, build } = await openVersion();
  edit('schemas/accounts/has_role.sql', 'has_role(name text)', 'has_role(name text, other text default null)');
  edit('schemas/votes/triggers/count_votes.sql', '  return null;', '  return null; -- half');
  await expect(build()).rejects.toThrow(/private\.has_role\(text\).*drops\.sql/s);
  expect(await ask(database, bodies)).toEqual([expect.not.stringContaining('half')]);
  write('schemas/drops.sql', 'drop function if exists private.has_role(text);\n');
  // Its policies call the old one.
  await expect(build()).rejects.toThrow(/depend/);
});

test('a function with other arguments replaces the old one, with its rights', async () => {
  const { database, edit, write, build } = await openVersion();
  edit('schemas/polls/find_poll.sql', 'find_poll(', 'find_poll(unused integer, ');
  await expect(build()).rejects.toThrow(/private\.find_poll\(.*drops\.sql/s);
  const old = await ask(database, `select oid::regprocedure::text from pg_proc where proname = 'find_poll'`);
  write('schemas/drops.sql', `drop function if exists ${(old as string[])[0]};\n`);
  await build();
  expect(await ask(database, `select oid::regprocedure::text from pg_proc where proname = 'find_poll'`)).toEqual([
    (old as string[])[0]?.replace('(', '(integer,'),
  ]);
  const toAll = `select proname from pg_proc where proname = 'find_poll' and has_function_privilege('public', oid, 'execute')`;
  expect(await ask(database, toAll)).toEqual([]);
  // The drop is written once, and later builds do not run it again.
  expect((await build()).changed).toEqual([]);
});

test('a set older than the last one is never applied where servers share the database', async () => {
  const { database, edit, write, build } = await openVersion();
  edit('schemas/votes/triggers/count_votes.sql', '  return null;', '  return null; -- newer');
  expect((await build()).isOlder).toBe(false);
  edit('schemas/votes/triggers/count_votes.sql', '  return null; -- newer', '  return null;');
  expect(await build()).toEqual({ changed: [], isOlder: true });
  expect(await ask(database, bodies)).toEqual([expect.stringContaining('-- newer')]);
  // A developer, alone, undoes an edit.
  expect((await build(false)).changed).toEqual(['function private.count_votes']);
  // A return on purpose is a new version.
  edit('schemas/votes/triggers/count_votes.sql', '  return null;', '  return null; -- newer');
  write('migrations/29990101000000_add_nothing.sql', 'create table private.more (id integer primary key);');
  write('schemas/tables/more.sql', 'revoke all on private.more from public;');
  expect((await build()).changed).toContain('function private.count_votes');
});

test('a function that an index was computed with changes only with a migration that names the index', async () => {
  const { edit, write, build } = await openVersion();
  // private.fold_text, which the indexes name, calls it.
  edit('schemas/text/fold_text.sql', 'Each character of the text', 'Every character of the text');
  await expect(build()).rejects.toThrow(/fold_french changed.*events_by_organizer, events_by_venue/s);
  write(
    'migrations/29990101000000_fold_again.sql',
    'reindex index public.events_by_venue;\nreindex index public.events_by_organizer;\n',
  );
  expect((await build()).changed).toContain('function private.fold_french');
});

test('a database of a version before 1.0 is refused', async () => {
  const { database, build } = await openVersion();
  await database.inTransaction('commit', (session) =>
    session.run(`insert into supabase_migrations.schema_migrations (version) values ('20261123230000')`),
  );
  await expect(build()).rejects.toThrow(/before 1\.0/);
});

test('the files of a release alone give the same database as a build, and so do those of the next release', async () => {
  const folder = copySources();
  const { edit, write } = editOf(folder);
  // The test makes the first release itself.
  for (const { path, isOfRelease } of listMigrations(folder)) if (isOfRelease) rmSync(path);
  const hosted = await openEmptyDatabase();
  cleanUps.push(() => hosted.close());
  await preparePlatform(hosted);
  const built = await openEmptyDatabase();
  cleanUps.push(() => built.close());
  await preparePlatform(built);
  const pushed = new Set<string>();
  /** Writes the files of a release, and runs all new files in their order, as `supabase db push` does. */
  const release = async (version: string) => {
    const files = await renderRelease(folder, version, toConnection(built));
    for (const { name, text } of files) write(`migrations/${name}`, text);
    for (const { path } of listMigrations(folder).filter((each) => !pushed.has(each.path))) {
      pushed.add(path);
      await hosted.inTransaction('commit', (session) => session.run(readFileSync(path, 'utf8')));
    }
    return files.map(({ name }) => name);
  };

  expect(await release('1.0.0')).toEqual([
    expect.stringMatching(/^\d{14}_before_release_1_0_0\.sql$/),
    expect.stringMatching(/^\d{14}_after_release_1_0_0\.sql$/),
  ]);
  await buildDatabase(toConnection(built), folder);
  expect(await ask(hosted, catalogue)).toEqual(await ask(built, catalogue));
  expect(await release('1.0.1')).toEqual([]);

  edit('schemas/votes/triggers/count_votes.sql', '  return null;', '  return null; -- 1.1');
  edit('schemas/tables/favorites.sql', 'create policy "users read', 'create policy "somebody reads');
  write('migrations/29990101000000_add_pronouns.sql', 'alter table public.profiles add column pronouns text;');
  edit('schemas/tables/profiles.sql', 'taste_revision)', 'taste_revision, pronouns)');
  expect(await release('1.1.0')).toHaveLength(2);
  const written = readdirSync(join(folder, 'supabase/migrations')).find((name) => name.includes('after_release_1_1_0'));
  expect(
    readFileSync(join(folder, 'supabase/migrations', written ?? ''), 'utf8').match(/create or replace function/g),
  ).toHaveLength(1);
  expect((await buildDatabase(toConnection(built), folder)).isOlder).toBe(false);
  expect(await ask(hosted, catalogue)).toEqual(await ask(built, catalogue));
});

/** Every object of a database with its rights and comment, and what was recorded. */
const catalogue = `
  select 'function ' || pg_get_functiondef(oid) || coalesce(proacl::text, '') || coalesce(obj_description(oid, 'pg_proc'), '') as object
  from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select 'policy ' || to_jsonb(p)::text from pg_policies p
  union all select 'table ' || oid::regclass || relrowsecurity || coalesce(relacl::text, '') || coalesce(obj_description(oid, 'pg_class'), '')
    from pg_class where relkind in ('r', 'S') and relnamespace::regnamespace::text in ('public', 'private', 'storage')
  union all select 'column ' || attrelid::regclass || attname || format_type(atttypid, atttypmod) || attnotnull || coalesce(attacl::text, '')
      || coalesce(col_description(attrelid, attnum), '') || coalesce(pg_get_expr(adbin, adrelid), '')
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attnum > 0 and not attisdropped and attrelid in (
      select oid from pg_class where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    )
  union all select 'constraint ' || conrelid::regclass || conname || pg_get_constraintdef(oid) from pg_constraint
    where connamespace in ('public'::regnamespace, 'private'::regnamespace)
  union all select 'index ' || indexdef from pg_indexes where schemaname in ('public', 'private')
  union all select 'bucket ' || id from storage.buckets
  union all select 'recorded ' || name || hash from private.schema_objects
  union all select 'set ' || number || position || hash from private.schema_sets
  union all select 'rows ' || count(*) from public.places
  union all select 'rows ' || md5(string_agg(t::text, '' order by term)) from private.terms t
  order by 1`;
