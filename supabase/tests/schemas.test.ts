import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diffRows } from '../diff/diffRows.ts';
import { diffSchemas } from '../diff/diffSchemas.ts';
import { listSchemaFiles } from '../diff/listSchemaFiles.ts';
import { loadSchemas } from './database/migrate.ts';
import { copyEmpty, copyMigrated, toDatabase } from './database/openPglite.ts';

const root = resolve(import.meta.dirname, '../..');
const remedy = 'supabase/schemas and supabase/migrations disagree: run `npx -y pnpm@12.21.0 new migration NAME`.';

let migrated: PGlite;
let declared: PGlite;

beforeAll(async () => {
  // A separate database: concurrent writes of other tests are committed, and the words of their events stay.
  migrated = await copyMigrated();
  declared = await copyEmpty();
  await loadSchemas(toDatabase(declared));
});

afterAll(() => Promise.all([migrated.close(), declared.close()]));

describe('supabase/schemas', () => {
  test('contain the result of the migrations', async () => {
    expect(await diffSchemas(migrated, declared), remedy).toEqual([]);
    expect(await diffRows(migrated, declared), remedy).toEqual([]);
  });

  test('contain only functions with valid bodies, which loading does not check', async () => {
    const { rows } = await migrated.query<{ definition: string }>(`
      select pg_get_functiondef(oid) as definition from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    `);
    expect(rows.length).toBeGreaterThan(100);
    await migrated.exec('begin; set local check_function_bodies = on');
    try {
      for (const { definition } of rows) await migrated.exec(definition);
    } finally {
      await migrated.exec('rollback');
    }
  });

  test('are all loaded, and have at most 300 lines unless a script writes them', () => {
    const files = globSync('supabase/schemas/**/*', { cwd: root, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => resolve(entry.parentPath, entry.name));
    expect(listSchemaFiles(root).sort()).toEqual(files.sort());
    const long = files.filter((file) => {
      const text = readFileSync(file, 'utf8');
      return text.split('\n').length > 300 && !text.startsWith('-- Written by supabase/generate');
    });
    expect(long.map((file) => relative(root, file))).toEqual([]);
  });

  test('have their tests at the same path, with the name of the file, of its beginning, or of the folder', () => {
    const listBelow = (folder: string, suffix: string) =>
      globSync(`${folder}/**/*${suffix}`, { cwd: resolve(root, 'supabase') })
        .map((path) => relative(folder, path).replace('triggers/', '').slice(0, -suffix.length).split('/'))
        .filter((parts) => parts.length === 2);
    const files = listBelow('schemas', '.sql');
    const folders = new Set(files.map(([folder = '']) => folder));
    const tests = listBelow('tests', '.test.ts').filter(([folder = '']) => folders.has(folder));
    expect([...folders].filter((each) => !tests.some(([folder]) => folder === each))).toEqual([]);
    const strays = tests.filter(
      ([folder, name = '']) =>
        name !== folder && !files.some(([place, file = '']) => place === folder && toCamelCase(file).startsWith(name)),
    );
    expect(strays.map((parts) => parts.join('/'))).toEqual([]);
  });

  test('contain no function of explore without an explanation in docs/scaling.md', () => {
    const functions = globSync('supabase/schemas/explore/*.sql', { cwd: root })
      .flatMap((file) => [...readFileSync(resolve(root, file), 'utf8').matchAll(/^create function \w+\.(\w+)/gm)])
      .map(([, name = '']) => name);
    expect(functions.length).toBeGreaterThan(20);
    const explained = readFileSync(resolve(root, 'docs/scaling.md'), 'utf8');
    expect(functions.filter((name) => !explained.includes(`\`${name}\``))).toEqual([]);
  });

  test('are compared with the migrations in every kind of object', async () => {
    await declared.exec(changes.map(([change]) => change).join(';\n'));
    const differences = (await diffSchemas(migrated, declared)).join('\n');
    expect(changes.filter(([, sign]) => !sign.test(differences)).map(([change]) => change)).toEqual([]);
    expect(await diffRows(migrated, declared)).toEqual([
      expect.stringMatching(/^delete from private.form_limits .*unknown network/s),
      expect.stringMatching(/^update private.settings .*"trusted_proxies":3/s),
      expect.stringMatching(/^insert into private.terms .*\{"slug":"bal","term":"bal"\}/s),
    ]);
  });

  test('report a changed dictionary as an error, because no migration is generated for it', async () => {
    await declared.exec('alter text search configuration private.french drop mapping for numword');
    await expect(diffSchemas(migrated, declared)).rejects.toThrow(/Write it by hand/);
  });
});

/** One change of each kind, and the generated statement that makes it. */
const changes: readonly (readonly [string, RegExp])[] = [
  ['alter table public.profiles add column pronouns text', /ADD COLUMN "pronouns" text/],
  ['alter table public.user_actions alter column action_type type varchar', /"action_type" TYPE character varying/],
  ["alter table public.event_votes alter column vote_type set default 'up'", /"vote_type" SET DEFAULT/],
  ['alter table public.events alter column title drop not null', /"title" DROP NOT NULL/],
  [
    'alter table public.events drop constraint events_coordinates_together',
    /DROP CONSTRAINT "events_coordinates_together"/,
  ],
  ['alter table public.favorites drop constraint favorites_event_id_fkey', /DROP CONSTRAINT "favorites_event_id_fkey"/],
  ['drop index public.events_by_date', /DROP INDEX "public"."events_by_date"/],
  [
    'drop index public.events_waiting; create index events_waiting on public.events (updated_at)',
    /CREATE INDEX events_waiting/,
  ],
  ['drop trigger count_votes on public.event_votes', /DROP TRIGGER "count_votes"/],
  ['drop trigger create_profile_on_sign_up on auth.users', /DROP TRIGGER "create_profile_on_sign_up"/],
  ['alter table public.event_votes disable trigger stamp_updated_at', /DISABLE TRIGGER "stamp_updated_at"/],
  [
    "create or replace function private.has_role(name text) returns boolean language sql stable security definer set search_path = '' as 'select true'",
    /FUNCTION private.has_role.*select true/s,
  ],
  ['alter function private.card_of security definer', /FUNCTION private.card_of.*SECURITY DEFINER/s],
  ['alter function public.explore_events reset statement_timeout', /FUNCTION public.explore_events/],
  ['drop function private.refuse_query', /DROP FUNCTION "private"."refuse_query"/],
  ['drop policy "users read their own profile" on public.profiles', /DROP POLICY "users read their own profile"/],
  [
    'alter policy "users change their own profile" on public.profiles using (true)',
    /POLICY "users change their own profile".*true/s,
  ],
  ['drop policy "users list their own pictures" on storage.objects', /DROP POLICY "users list their own pictures"/],
  ['alter table public.staff_roles disable row level security', /DISABLE ROW LEVEL SECURITY/],
  [
    'grant delete on public.profiles to authenticated',
    /GRANT .*DELETE.* ON TABLE "public"."profiles" TO "authenticated"/,
  ],
  ['grant update (source) on public.events to authenticated', /GRANT UPDATE \("source"\)/],
  ['grant execute on function private.gdpr_erase to anon', /GRANT EXECUTE ON FUNCTION "private"."gdpr_erase"/],
  ['revoke usage on schema private from anon', /REVOKE .* ON SCHEMA "private" FROM "anon"/],
  ["comment on function private.city_of is 'Other.'", /COMMENT ON FUNCTION "private"."city_of".*Other/],
  ['comment on column public.events.price is null', /COMMENT ON COLUMN "public"."events"."price" IS NULL/],
  ['alter table public.event_projections reset (autovacuum_vacuum_scale_factor)', /autovacuum_vacuum_scale_factor/],
  ["delete from private.form_limits where sender = 'unknown network'", /^/],
  ['update private.settings set trusted_proxies = 3', /^/],
  ["insert into private.terms (term, slug) values ('bal', 'bal')", /^/],
];

function toCamelCase(snake: string): string {
  return snake.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
