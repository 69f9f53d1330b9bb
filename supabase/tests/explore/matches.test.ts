import { expect, test } from 'vitest';
import { noon } from '../../../packages/engine/testing/arbitraries.ts';
import { testDatabase } from '../database/testDatabase.ts';
import { generateEvents, insertEvents } from './generateEvents.ts';

/** The number of events, and the moments in days. `LONG=1` uses many more. */
const [eventCount, days] = process.env.LONG ? [3000, [-9.3, 0, 0.4, 6.3]] : [150, [0, 6.3]];

const asked = [
  { commune: '69123' },
  { commune: '69123', radius_km: 30, date_filter: 'weekend' },
  { commune: '75056', radius_km: 300, category: 'music' },
  { commune: '75056', radius_km: 500, date_filter: 'tonight', max_price: 10 },
  { commune: '42218', radius_km: 100, first_day: '2026-11-24', last_day: '2026-12-30' },
  { city: 'Lyon', date_filter: 'tomorrow' },
  { box: '-5,42,8,51', date_filter: 'today' },
  { box: '170,-80,4.5,80', max_price: 20 },
  { commune: '69123', radius_km: 400, box: '2,40,8,50', access: 'mobility' },
  { text: 'a', commune: '69123', radius_km: 500, date_filter: 'weekend' },
];
const moments = days.map((count) => new Date(noon + count * 864e5).toISOString());

// Counts listing by listing, with the engine's haversine, separately for each choice.
const differences = `
  with question as materialized (
    select query, moment from unnest($2::timestamptz[]) as moment, jsonb_array_elements($1) as given,
      lateral private.read_explore_query(given) as query
  ), answer as materialized (
    select query, moment, (private.find_events(query, moment)).counts as found from question
  ), choice as (
    select query, moment, '{total}'::text[] as path, query as chosen from answer
    union all select query, moment, array['categories', name], query || jsonb_build_object('category', name)
      from answer, unnest('{music,sport,leisure,culture,tech,festival,food}'::text[]) as name
    union all select query, moment, array['days', name], query || jsonb_build_object('date', name)
      from answer, unnest('{today,tonight,tomorrow,weekend}'::text[]) as name
    union all select query, moment, array['prices', name], query || jsonb_build_object('maxPrice', name::integer)
      from answer, unnest('{0,10,20,50}'::text[]) as name
    union all select query, moment, array['distances', name],
      query - 'radius' || case when name = '0' then '{}' else jsonb_build_object('radius', name::integer) end
      from answer, unnest('{0,5,10,20,50,100}'::text[]) as name where query ? 'commune'
  )
  select query, moment, path, coalesce((found #>> path)::integer, 0) as found, pg_temp.count_listings(chosen, moment) as expected
  from choice join answer using (query, moment)`;

test('the counts for a place, a city or a text equal the number of its listings', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    await insertEvents(session, generateEvents(eventCount));
    await session.run(`
      update public.events set accessibility = '{mobility}' where title < 'L';
      create function pg_temp.count_listings(query jsonb, moment timestamptz) returns integer language plpgsql
      set plan_cache_mode = force_custom_plan as $$
      begin
        return (select count(*) from private.listings_passing(query, moment));
      end;
      $$;
    `);
    for (const refresh of ['', 'select private.refresh_listings()']) {
      await session.run(refresh);
      const { rows } = await session.query(`select * from (${differences}) as each`, [JSON.stringify(asked), moments]);
      expect(rows.length).toBeGreaterThan(125 * moments.length);
      expect(rows.filter(({ expected }) => Number(expected) > 0).length).toBeGreaterThan(50 * moments.length);
      expect(rows.filter(({ found, expected }) => found !== expected)).toEqual([]);
    }
  }));
