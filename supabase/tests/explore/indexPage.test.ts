import { expect, test } from 'vitest';
import { noon } from '../../../packages/engine/testing/arbitraries.ts';
import { testDatabase } from '../database/testDatabase.ts';
import { generateEvents, insertEvents } from './generateEvents.ts';

/** `LONG=1` uses more events. */
const eventCount = process.env.LONG ? 2000 : 200;
const filters = [
  { category: 'music' },
  { date_filter: 'tonight' },
  { date_filter: 'weekend', once: true },
  { date_filter: 'weekend', begins_before: '18:00' },
  { date_filter: 'tomorrow', begins_from: '18:30' },
  { first_day: '2026-11-24', last_day: '2026-12-05', category: 'music' },
];
const orders = [
  ['popularity', 'descending'],
  ['popularity', 'ascending'],
  ['date', 'ascending'],
  ['price', 'descending'],
  ['rarity', 'ascending'],
].map(([sort, direction]) => ({ sort, direction, page_size: 2 }));
const moments = [0, 0.4].map((days) => new Date(noon + days * 864e5).toISOString());

// Returns two pages of each query, once by walking the index and once by sorting all matches. A number may be 0 or -0.
const pages = `
  with question as materialized (
    select private.read_explore_query(given) as query, moment::timestamptz
    from jsonb_array_elements($1) as given, unnest($2::text[]) as moment
  ), first as materialized (
    select query, moment, private.explore_sorted_page(query, moment, null) as page from question
  ), answer as materialized (
    select query, moment, after,
      private.explore_sorted_page(query, moment, after) as sorted,
      private.explore_index_page(query || '{"steps": 1}', moment, after) as walked
    from first, lateral (select null::jsonb as after union all select page -> 1 where jsonb_array_length(page) > 2) as each
  )
  select query, moment, after,
    jsonb_path_query_array(sorted, '$[*].id') as sorted, jsonb_path_query_array(walked, '$[*].id') as walked
  from answer`;

test('a page by date is correct, whatever number of events comes before it', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    await insertEvents(session, generateEvents(eventCount));
    const queries = filters.flatMap((filter) => orders.map((order) => ({ ...filter, ...order })));
    // Before a refresh, many events have an outdated start.
    for (const refresh of ['', 'select private.refresh_listings()']) {
      await session.run(refresh);
      const { rows } = await session.query(pages, [JSON.stringify(queries), moments]);
      const answers = rows as {
        query: { date?: string };
        after: unknown;
        sorted: readonly string[];
        walked: readonly string[];
      }[];
      expect(answers.filter(({ sorted }) => sorted.length === 3).length).toBeGreaterThan(queries.length);
      expect(answers.filter(({ after }) => after).length).toBeGreaterThan(queries.length);
      const wrong = answers.filter(({ sorted, walked }) => String(sorted) !== String(walked));
      expect(wrong).toEqual([]);
    }
  }));
