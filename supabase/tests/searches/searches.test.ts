import { describe, expect, test } from 'vitest';
import { act, attempt } from '../act.ts';
import type { Session } from '../database/Database.ts';
import { testDatabase } from '../database/testDatabase.ts';
import { databaseTest } from '../databaseTest.ts';
import { generateEvents, insertEvents } from '../explore/generateEvents.ts';
import { draftEvent, hiddenEvent, ownedEvent, savedSearch, today } from '../fillTables.ts';
import { owner, stranger, visitor } from '../people.ts';

interface NewEvents {
  readonly id: string;
  readonly total: number;
  readonly is_more: boolean;
  readonly newest_at: string | null;
  readonly events: readonly { readonly id: string; readonly title: string }[];
}

/** Reads the new events. The search of all tests comes first. */
async function findNewEvents(session: Session): Promise<readonly NewEvents[]> {
  const { rows } = await act(session, owner, 'select public.find_new_events() as found');
  const found = (rows[0]?.found ?? []) as NewEvents[];
  return found.toSorted((a, b) => Number(b.id === savedSearch) - Number(a.id === savedSearch));
}

const save = (filters: object, query = 'q=jazz2') =>
  `insert into public.saved_searches (name, query, filters) values ('Bals', '${query}', '${JSON.stringify(filters)}')`;

const insertBals = (session: Session, count: number) =>
  session.run(`
    insert into public.events (title, category, location, commune, date)
    select 'Bal ' || n, 'music', 'Nice', '06088', ${today} + 1 from generate_series(1, ${count}) as n
  `);

/** Makes all existing listings old, so that only later ones are new. */
const openAll = (session: Session) =>
  session.run(
    `update public.events set created_at = now() - interval '1 hour'; update public.saved_searches set opened_at = now()`,
  );

describe('a saved search', () => {
  databaseTest('has as new events those it finds that were listed since it was opened', async (session) => {
    expect(await findNewEvents(session)).toMatchObject([
      { id: savedSearch, total: 1, is_more: false, events: [{ id: ownedEvent, title: 'Jazz au Sunset' }] },
    ]);
  });

  databaseTest('has no new events after it is opened, whatever time a client sends', async (session) => {
    await session.run(`update public.events set created_at = now() - interval '1 hour'`);
    expect((await findNewEvents(session))[0]?.total).toBe(1);
    await act(session, owner, `update public.saved_searches set opened_at = '2020-01-01'`);
    expect(await findNewEvents(session)).toMatchObject([{ total: 0, events: [], newest_at: null }]);
  });

  databaseTest('contains the number of new events up to 99, and the three latest', async (session) => {
    await openAll(session);
    await act(session, owner, save({ category: 'music', commune: '06088', radius_km: 20 }));
    await session.run(`update public.saved_searches set opened_at = now() - interval '1 minute'`);
    await insertBals(session, 120);
    await session.run(`
      update public.events set created_at = now() + interval '1 second' where title = 'Bal 7'`);
    const [, latest] = await findNewEvents(session);
    expect(latest).toMatchObject({ total: 99, is_more: true });
    const { rows } = await session.query(`select created_at from public.events where title = 'Bal 7'`);
    expect(new Date(latest?.newest_at ?? '')).toEqual(rows[0]?.created_at);
    expect(latest?.events.map(({ title }) => title)[0]).toBe('Bal 7');
    expect(latest?.events).toHaveLength(3);
  });

  databaseTest('counts a draft as new only after its publication', async (session) => {
    await session.run(`update public.events set created_at = now() - interval '9 days'`);
    await act(session, owner, save({ category: 'music' }));
    await session.run(`update public.saved_searches set opened_at = now() - interval '1 minute'`);
    expect(await findNewEvents(session)).toMatchObject([{ total: 0 }, { total: 0 }]);
    await act(session, owner, `update public.events set publication = 'published' where id = '${draftEvent}'`);
    expect(await findNewEvents(session)).toMatchObject([{ total: 0 }, { total: 1, events: [{ id: draftEvent }] }]);
    const listed = await session.query('select listed_at from public.events where id = $1', [draftEvent]);
    await session.run(`update public.events set listed_at = now() - interval '1 day' where id = '${draftEvent}'`);
    await act(session, owner, `update public.events set publication = 'draft' where id = '${draftEvent}'`);
    await act(session, owner, `update public.events set publication = 'published' where id = '${draftEvent}'`);
    expect(listed.rows[0]?.listed_at).not.toBeNull();
    expect((await findNewEvents(session))[1]?.total).toBe(0);
  });

  databaseTest('has no hidden or past events as new ones', async (session) => {
    await openAll(session);
    await act(session, owner, save({ category: 'leisure' }));
    await session.run(`update public.saved_searches set opened_at = now() - interval '1 minute'`);
    await session.run(`
      update public.events set created_at = now() where id = '${hiddenEvent}';
      insert into public.events (title, category, location, date) values ('Vieux bal', 'leisure', 'Nice', ${today} - 9),
        ('Bal', 'leisure', 'Nice', ${today} + 9)`);
    expect((await findNewEvents(session))[1]).toMatchObject({ total: 1, events: [{ title: 'Bal' }] });
  });

  databaseTest('accepts no unknown filters and no other arguments', async (session) => {
    for (const filters of [
      { category: 'nothing' },
      { sort: 'date' },
      { near: 'Paris' },
      { box: '0,0,1,1' },
      { radius_km: 20 },
      { commune: '99999' },
      { text: 'x'.repeat(5000) },
    ])
      expect([filters, await attempt(session, owner, save(filters))]).toEqual([
        filters,
        expect.stringMatching(/^failed (PT400|23514)$/),
      ]);
    expect(await attempt(session, owner, save({}))).toBe('allowed');
    expect(
      await attempt(
        session,
        owner,
        `insert into public.saved_searches (name, query, filters) values ('x', 'q=1', '[]')`,
      ),
    ).toBe('failed PT400');
    expect(await attempt(session, owner, save({}, '" onclick'))).toBe('failed 23514');
  });

  databaseTest('with filters that are no longer valid does not affect the other searches', async (session) => {
    await session.run(`
      alter table public.saved_searches disable trigger check_saved_search;
      insert into public.saved_searches (user_id, name, query, filters)
        values ('${owner.id}', 'Ancienne commune', 'commune=99999', '{"commune": "99999"}');
      alter table public.saved_searches enable trigger check_saved_search`);
    const found = await findNewEvents(session);
    expect(found.map(({ total }) => total).sort()).toEqual([0, 1]);
  });

  databaseTest('is stored once for the same filters, and a user can have twenty', async (session) => {
    expect(await attempt(session, owner, save({ text: 'jazz' }, 'q=jazz'))).toBe('failed 23505');
    await act(
      session,
      owner,
      `insert into public.saved_searches (name, query, filters) select 'Bals', 'q=' || n, '{}' from generate_series(1, 19) as n`,
    );
    expect(await attempt(session, owner, save({}))).toBe('failed PT409');
    expect(await attempt(session, stranger, save({}))).toBe('allowed');
  });

  databaseTest('has a visible and short name', async (session) => {
    for (const name of ['', '   ', '\u200b', 'x'.repeat(81), 'a\u0007b'])
      expect([name, await attempt(session, owner, `update public.saved_searches set name = '${name}'`)]).toEqual([
        name,
        'failed 23514',
      ]);
  });

  databaseTest('does not show new events to other users', async (session) => {
    const { rows } = await act(session, stranger, 'select public.find_new_events() as found');
    expect(rows).toEqual([{ found: [] }]);
    expect(await attempt(session, visitor, 'select public.find_new_events()')).toBe('refused');
  });
});

/** Searches with each kind of filter, and with several filters. */
const searches: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { text: 'jazz' },
  { text: 'bal concert' },
  { city: 'Paris' },
  { commune: '75056', radius_km: 20 },
  { commune: '69123' },
  { category: 'music' },
  { category: 'music', subcategory: 'jazz', commune: '75056', radius_km: 100 },
  { topics: '{jazz,culture}', without: 'theatre' },
  { city: 'Paris', without: '{jazz,sport}' },
  { areas: '{IDF,06}', category: 'music' },
  { areas: '974', begins_from: '18:00' },
  { without_areas: '{IDF,69387}', weekdays: '{6,7}' },
  { weekdays: '2,4', first_day: '2026-11-20', last_day: '2026-12-20' },
  { min_price: 10, weekdays: '5', begins_from: '18:00' },
  { date_filter: 'weekend' },
  { date_filter: 'tonight', commune: '75056', radius_km: 50 },
  { first_day: '2026-11-20', last_day: '2026-12-20' },
  { begins_from: '18:00', begins_before: '23:00' },
  { begins_from: '18:00', date_filter: 'today' },
  { max_price: 10 },
  { max_price: 0, access: '{mobility}' },
  { online: true },
  { once: true, category: 'sport' },
];

test('a saved search accepts every argument of explore_events except those of an order, a page and the place of the user', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    const { rows } = await session.query(
      `select unnest(proargnames) as name from pg_proc where oid = 'public.explore_events'::regproc`,
      [],
    );
    const others = ['box', 'sort', 'likes', 'direction', 'page_size', 'cursor', 'near', 'map'];
    const filters = rows.map(({ name }) => name as string).filter((name) => !others.includes(name));
    expect(filters.length).toBeGreaterThan(10);
    // A null value means no choice, so a refusal here is about a name.
    await session.query('select private.read_saved_search($1)', [
      JSON.stringify(Object.fromEntries(filters.map((name) => [name, null]))),
    ]);
  }));

test('both ways to find new events give those of explore that were listed since', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    await insertEvents(session, generateEvents(600));
    await session.run(`
      update public.events set created_at = now() - interval '1 hour' * (numeric_id % 400);
      create function pg_temp.explored(filters jsonb, since timestamptz) returns uuid[] language plpgsql as $$
      declare
        query jsonb := private.read_saved_search(filters) || '{"limit": 100}';
        answer jsonb;
        cursor jsonb;
        found uuid[] := '{}';
      begin
        loop
          answer := private.explore(query, now(), '{}', cursor);
          found := found || array(select (event ->> 'id')::uuid from jsonb_array_elements(answer -> 'events') as event where not (event ->> 'past')::boolean);
          exit when answer ->> 'next_cursor' is null;
          cursor := private.read_cursor(answer ->> 'next_cursor', query);
        end loop;
        return array(select id from public.events where id = any (found) and coalesce(listed_at, created_at) > since order by coalesce(listed_at, created_at) desc, id);
      end $$;
    `);
    // The same function with a limit at which every number of events is too large to look up.
    const { rows: sources } = await session.query(
      `select replace(pg_get_functiondef('private.new_events_of'::regproc), 'constant integer := 5000', 'constant integer := -1') as text`,
    );
    const text = String(sources[0]?.text).replace('private.new_events_of', 'pg_temp.indexed_events_of');
    expect(text).toContain(':= -1');
    await session.run(text);
    let compared = 0;
    for (const filters of searches)
      for (const days of [2, 400]) {
        const { rows } = await session.query(
          `select pg_temp.explored(f, since) as explored, private.new_events_of(f, since, now(), 1000) as looked_up,
             pg_temp.indexed_events_of(f, since, now(), 1000) as indexed
           from (select $1::jsonb as f, now() - interval '1 day' * $2::integer as since) as asked`,
          [JSON.stringify(filters), days],
        );
        const { explored, looked_up, indexed } = rows[0] as Record<string, readonly string[]>;
        expect([filters, looked_up, indexed]).toEqual([filters, explored, explored]);
        compared += explored?.length ?? 0;
      }
    expect(compared).toBeGreaterThan(100);
  }));
