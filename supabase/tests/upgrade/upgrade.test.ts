import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adoptBaseline } from '../../../packages/server/src/backend/adoptBaseline.ts';
import { diffSchemas } from '../../diff/diffSchemas.ts';
import { listMigrations } from '../database/migrate.ts';
import { copyEmpty } from '../database/openPglite.ts';
import { openTestPglite } from '../database/testDatabase.ts';
import { connectPglite } from './connectPglite.ts';
import { readFixture } from './readFixture.ts';

const root = resolve(import.meta.dirname, '../../..');
const platformFile = resolve(import.meta.dirname, '../platform.sql');

/** Tables that are not compared: the baseline or triggers fill them. */
const rebuilt = [
  ...['private.topics', 'private.terms', 'public.places', 'storage.buckets'],
  ...['public.event_timings', 'public.event_listings', 'public.event_projections', 'private.facet_deltas'],
  // The former names of the last two.
  ...['public.event_pins', 'private.event_tally'],
  'supabase_migrations.schema_migrations',
];

type Row = Record<string, unknown>;

describe.each(['8d48694', '131ad65'] as const)('a database of %s', (commit) => {
  let pglite: PGlite;
  let before: Map<string, Row[]>;

  beforeAll(async () => {
    pglite = await copyEmpty();
    await pglite.exec(readFixture(commit, true));
    before = await readTables(pglite);
  });

  afterAll(() => pglite.close());

  test('is unchanged after a failed upgrade', async () => {
    await pglite.exec('create table public.own_table (id integer primary key)');
    await expect(adoptBaseline(connectPglite(pglite), root)).rejects.toThrow(
      'The table own_table is not one of Lively',
    );
    await pglite.exec('drop table public.own_table');
    expect(await readTables(pglite)).toEqual(before);
  });

  test('keeps every row in an upgrade, with repairs for the constraints', async () => {
    await adoptBaseline(connectPglite(pglite), root);
    const after = await readTables(pglite);
    const tables = [...before].filter(([, rows]) => rows.length > 0);
    expect(tables.length).toBe(tableCounts[commit]);
    for (const [name, rows] of tables) {
      const columns = Object.keys(rows[0] ?? {});
      const kept = (after.get(name) ?? []).map((row) =>
        Object.fromEntries(columns.map((column) => [column, row[column]])),
      );
      const expected = rows.map((row) => ({ ...row, ...repairs[commit]?.[`${name} ${row.id}`] }));
      // Words of new columns may be added to those of the searches.
      if (name.startsWith('private.search_') || name === 'public.search_words')
        expect(kept).toEqual(expect.arrayContaining(expected));
      else expect(sort(kept), name).toEqual(sort(expected));
    }
  });

  test('contains the list of repairs', async () => {
    const { rows } = await pglite.query(`
      select relation, column_name, row_id, old_value from private.repairs order by relation, column_name
    `);
    expect(rows).toEqual(reported[commit]);
  });

  test('has the schema of a new database after later migrations', async () => {
    const { rows } = await pglite.query<{ version: string }>(
      'select version from supabase_migrations.schema_migrations',
    );
    const later = (await listMigrations()).filter(
      (file) => !rows.some(({ version }) => basename(file).startsWith(version)),
    );
    expect(later.length).toBeGreaterThan(0);
    // The platform itself updates its schemas.
    await pglite.exec(await readFile(platformFile, 'utf8'));
    // The embedded backend once wrote an entry of the log as one string.
    await pglite.query(
      `insert into auth.audit_log_entries (id, payload, created_at)
       values (gen_random_uuid(), to_json('{"action": "login"}'::text), now()),
         (gen_random_uuid(), '{"action": "logout"}', now())`,
    );
    await pglite.exec(
      `update public.events set title = 'Bal' || chr(65534), features = array['bar', 'sono' || chr(65535)]
       where id = (select id from public.events where title not like 'Jazz%' order by id limit 1)`,
    );
    for (const file of later) await pglite.exec(await readFile(file, 'utf8'));
    const repaired = await pglite.query(
      `update public.events set title = replace(title, chr(65533), '') where title like 'Bal' || chr(65533) returning title, features`,
    );
    expect(repaired.rows).toEqual([{ title: 'Bal', features: ['bar', 'sono\uFFFD'] }]);
    const log = await pglite.query(`select payload ->> 'action' as action from auth.audit_log_entries order by 1`);
    expect(log.rows).toEqual([{ action: 'login' }, { action: 'logout' }]);
    const differences = await diffSchemas(pglite, await openTestPglite());
    expect(differences.filter((statement) => !statement.includes('supabase_migrations'))).toEqual([]);
  });

  test('lists and finds its published events', async () => {
    const { rows } = await pglite.query(`
      select (select array_agg(id order by id) from public.events where publication = 'published') as published,
        (select array_agg(event_id order by event_id) from public.event_listings) as listed,
        (select array_agg(event_id order by event_id) from public.event_projections) as projected,
        (select count(*) from public.event_listings where not is_over) as coming,
        (private.count_from_deltas('{}', now()) ->> 'total')::integer as counted
    `);
    const { published, listed, projected, coming, counted } = rows[0] as Record<string, unknown>;
    expect(listed).toEqual(published);
    expect(projected).toEqual(published);
    expect(counted).toEqual(coming);
    const found = await pglite.query(
      "select public.explore_events('jazz', commune => '69123') #>> '{events,0,title}' as title",
    );
    expect(found.rows).toEqual([{ title: 'Jazz au Sunset' }]);
  });

  test('has the history of the baseline and is not upgraded again', async () => {
    const history = async () =>
      (await pglite.query('select version from supabase_migrations.schema_migrations order by 1')).rows;
    const versions = (await listMigrations()).map((file) => ({ version: file.split('/').at(-1)?.slice(0, 14) }));
    expect(versions).toEqual(expect.arrayContaining(await history()));
    const rows = await readTables(pglite);
    await adoptBaseline(connectPglite(pglite), root);
    expect(await readTables(pglite)).toEqual(rows);
  });
});

/** Sorts rows, because new columns may change the order in which they are read. */
function sort(rows: readonly Row[]): Row[] {
  return [...rows].sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
}

/** The number of tables with rows in each fixture. */
const tableCounts: Record<string, number> = { '8d48694': 17, '131ad65': 27 };

/** The changes of an upgrade, by table and row id. */
const repairs: Record<string, Record<string, Row>> = {
  '8d48694': {
    'public.profiles 00000000-0000-4000-8000-00000000000b': { avatar_url: null },
    'public.events 00000000-0000-4000-8000-000000000015': { timings: [], image: null },
    'public.events 00000000-0000-4000-8000-000000000016': {
      title: 'Événement sans titre',
      venue: 'Sallebleue',
      description: 'Avec un caractèrede contrôle.',
    },
  },
};

const [withoutTimings, withoutTitle] = ['15', '16'].map((end) => `00000000-0000-4000-8000-0000000000${end}`);

/** The expected content of private.repairs: values of events, but no personal data. */
const reported: Record<string, Row[]> = {
  '8d48694': [
    ['description', withoutTitle, 'Avec un caractère\u0001de contrôle.'],
    ['image', withoutTimings, 'https://10.0.0.1/affiche.png'],
    ['timings', withoutTimings, '[{"end": "plus tard", "begin": "demain"}]'],
    ['title', withoutTitle, '\u200B\u200C'],
    ['venue', withoutTitle, 'Salle\u0007bleue'],
  ]
    .map(([column_name, row_id, old_value]): Row => ({ relation: 'public.events', column_name, row_id, old_value }))
    .concat({ relation: 'public.profiles', column_name: 'avatar_url', row_id: null, old_value: null }),
  '131ad65': [],
};

/** Reads the rows of the tables that an upgrade keeps, sorted by all their values. */
async function readTables(pglite: PGlite): Promise<Map<string, Row[]>> {
  const { rows } = await pglite.query<{ name: string }>(`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') order by 1
  `);
  const tables = new Map<string, Row[]>();
  for (const { name } of rows.filter(({ name }) => !rebuilt.includes(name))) {
    const found = await pglite.query<{ row: Row }>(`select to_jsonb(t) as row from ${name} t order by t::text`);
    tables.set(
      name,
      found.rows.map(({ row }) => row),
    );
  }
  return tables;
}
