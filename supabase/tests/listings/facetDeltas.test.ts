import { expect, test } from 'vitest';
import { noon } from '../../../packages/engine/testing/arbitraries.ts';
import type { Session } from '../database/Database.ts';
import { testDatabase } from '../database/testDatabase.ts';
import { generateEvents, insertEvents } from '../explore/generateEvents.ts';
import { listWrongCounts } from '../explore/listWrongCounts.ts';
import { today } from '../fillTables.ts';

const days = { first_day: '2026-11-24', last_day: '2026-12-02' };
const asked = [
  {},
  { category: 'notice', date_filter: 'weekend' },
  { date_filter: 'tonight' },
  { date_filter: 'weekend', category: 'music' },
  { ...days, max_price: 10 },
  { category: 'sport', max_price: 0, once: true },
  { min_price: 0.01, date_filter: 'weekend' },
  { ...days, min_price: 10, max_price: 20 },
  { access: 'mobility', online: true },
  { ages: '4' },
  { ages: '6-10', date_filter: 'weekend' },
  { topics: 'music,theatre', date_filter: 'weekend' },
  { without: '{music,theatre}', begins_from: '09:30' },
  { begins_from: '20:00' },
  { begins_from: '09:30', begins_before: '18:30', date_filter: 'weekend' },
  { ...days, begins_from: '18:30', begins_before: '21:30', category: 'music' },
];
const moments = (process.env.LONG ? [-9.3, 0, 0.4, 6.3] : [-9.3, 0.4]).map((count) =>
  new Date(noon + count * 864e5).toISOString(),
);

/** Lists the counts of all of France that differ from the number of listings. */
async function listDifferences(session: Session): Promise<readonly unknown[]> {
  return (await listWrongCounts(session, asked, moments)).wrong;
}

const compacted = `
  select category, price, accessibility, time_zone, first_part, last_part, earlier_part, hour, ages, kinds,
    events::integer
  from private.facet_deltas order by 1, 2, 4, 5, 6, 7, 8, 3, 9, 10`;

test('the stored counts follow new, changed, deleted and ended events', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    await insertEvents(session, generateEvents(80));
    expect(await listDifferences(session)).toEqual([]);
    await session.run(`
      update public.events set price = '7 €', timings = '[]', date = ${today} + 2 where title < 'L';
      update public.events set publication = 'hidden' where category = 'music' and price is null;
      update public.events set accessibility = '{mobility}' where category = 'sport';
      update public.events set min_age = 3, max_age = null where category = 'culture';
      update public.events set features = '{Pour les enfants}' where category = 'tech';
      delete from public.events where category = 'food';
      select private.refresh_listings();
    `);
    expect(await listDifferences(session)).toEqual([]);
    await session.query('select private.compact_facet_deltas()');
    expect(await listDifferences(session)).toEqual([]);
    await session.query('delete from public.events');
    const { rows } = await session.query('select private.compact_facet_deltas()');
    expect(rows).toHaveLength(1);
    expect((await session.query(compacted)).rows).toEqual([]);
  }));

test('kinds that are missing in the stored rows are written again, with their counts', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    await insertEvents(session, generateEvents(80));
    await session.query('select private.compact_facet_deltas()');
    const anew = (await session.query(compacted)).rows;
    // The rows of a version that did not have the second kind.
    await session.run(`
      delete from private.facet_deltas;
      update public.event_listings set kinds = kinds & 1;
      update public.event_projections set kinds = kinds & 1;
      select private.add_facet_deltas(array(select event_id from public.event_listings), null, 1);
    `);
    expect(await listDifferences(session)).toEqual([]);
    await session.run('select private.list_kinds_again(); select private.compact_facet_deltas()');
    expect((await session.query(compacted)).rows).toEqual(anew);
    expect(await listDifferences(session)).toEqual([]);
  }));

test('a refresh gives the same stored counts as a complete rewrite', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    await insertEvents(session, generateEvents(80));
    await session.query('select private.compact_facet_deltas()');
    const anew = (await session.query(compacted)).rows;
    // Restores the state of ten days ago.
    await session.run(`
      delete from private.facet_deltas;
      delete from public.event_projections;
      update public.event_listings l set (next_start, next_since, next_until, is_over)
        = (select s.next_start, s.since, s.until, s.is_over from private.standing_of(l.event_id, l.over_at, now() - interval '10 days') as s);
      insert into public.event_projections select * from private.projections_of(array(select event_id from public.event_listings), null);
      select private.add_facet_deltas(array(select event_id from public.event_listings), now() - interval '10 days', 1);
    `);
    expect(await listDifferences(session)).toEqual([]);
    await session.run('select private.refresh_listings(); select private.compact_facet_deltas()');
    expect((await session.query(compacted)).rows).toEqual(anew);
    expect(await listDifferences(session)).toEqual([]);
  }));
