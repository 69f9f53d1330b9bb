import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateFilters, searchPastLimit } from '../../../packages/engine/src/constants.ts';
import { nextSpan } from '../../../packages/engine/src/dates/nextSpan.ts';
import { explore } from '../../../packages/engine/src/explore/explore.ts';
import type { ExploreQuery } from '../../../packages/engine/src/explore/exploreQuery.ts';
import { eventCategories, type LivelyEvent, type Profile } from '../../../packages/engine/src/index.ts';
import { instants, profiles, queries } from '../../../packages/engine/test/arbitraries.ts';
import type { Session } from '../database/Database.ts';
import { testDatabase } from '../database/testDatabase.ts';
import { generateEvents, insertEvents } from './generateEvents.ts';

/** Many more of both with `LONG=1`. */
const [eventCount, queryCount, longTimeout] = process.env.LONG ? [5000, 2000, 36e5] : [300, 60, 6e5];

interface Answer {
  readonly total: number;
  readonly events: readonly { id: string; past: boolean; score: number; distance_km: number }[];
  readonly counts: { readonly categories: Record<string, number>; readonly days: Record<string, number> };
  readonly relaxations: readonly { filter: string; total: number }[];
}

async function ask(session: Session, query: ExploreQuery, profile: Profile, moment: number): Promise<Answer> {
  const { rows } = await session.query(
    `select private.explore(
       private.read_explore_query($1, $2, null, null, null, $3, $4, null, null, null, null, $5, $6, $7, $8),
       $9, $10, null
     ) as answer`,
    [
      query.text,
      query.city,
      query.category,
      query.dateFilter,
      query.sort,
      query.direction,
      query.page * query.limit,
      profile.city,
      new Date(moment).toISOString(),
      [...profile.likes],
    ],
  );
  return rows[0]?.answer as Answer;
}

/** How many events of all have the words of a text. */
async function countWords(session: Session, text: string): Promise<number> {
  const { rows } = await session.query(
    'select count(*)::integer as events from public.event_listings where search @@ private.search_query($1)::tsquery',
    [text],
  );
  return rows[0]?.events as number;
}

/** What each choice of a filter would give, asked of the engine one by one. */
function countByEngine(events: readonly LivelyEvent[], query: ExploreQuery, profile: Profile, now: number) {
  const totalOf = (change: Partial<ExploreQuery>) => explore(events, { ...query, ...change }, now, profile).total;
  const categories = eventCategories.map(({ slug }) => [slug, totalOf({ category: slug })] as const);
  return {
    categories: Object.fromEntries(categories.filter(([, total]) => total > 0)),
    days: Object.fromEntries(dateFilters.map((dateFilter) => [dateFilter, totalOf({ dateFilter })])),
  };
}

test('the database answers every query as the engine does', { timeout: longTimeout }, () =>
  testDatabase.inTransaction('rollback', async (session) => {
    const events = generateEvents(eventCount);
    await insertEvents(session, events);
    const asked = fc.sample(fc.tuple(queries, profiles, instants), { numRuns: queryCount, seed: 12 });
    for (const [query, profile, now] of asked) {
      const found = await ask(session, query, profile, now);
      const expected = explore(events, query, now, profile);
      const name = JSON.stringify({ ...query, city: query.city, origin: profile.city, now });
      if (query.text) {
        // Stems and descriptions find more, and with more than the limit what is past is left out.
        const all = await ask(session, { ...query, page: 1, limit: 100 }, profile, now);
        const coming = events.filter((event) => !nextSpan(event, now)?.past);
        const least =
          (await countWords(session, query.text)) > searchPastLimit ? explore(coming, query, now, profile) : expected;
        expect([name, all.total]).toEqual([name, Math.max(all.total, least.total)]);
        continue;
      }
      expect([name, found.total]).toEqual([name, expected.total]);
      const page = found.events.slice((query.page - 1) * query.limit);
      expect([name, page.map(({ id, past, score }) => [id, past, score])]).toEqual([
        name,
        expected.events.map(({ event, past, score }) => [event.id, past, score]),
      ]);
      for (const [index, { distanceKm }] of expected.events.entries())
        expect(page[index]?.distance_km).toBeCloseTo(distanceKm, 6);
      const counts = countByEngine(events, query, profile, now);
      expect([name, found.counts.categories]).toEqual([name, counts.categories]);
      expect([name, found.counts.days]).toMatchObject([name, counts.days]);
      expect([name, [...found.relaxations]]).toEqual([name, [...expected.relaxations]]);
    }
  }),
);

test('with a text it finds at least what the engine finds', { timeout: longTimeout }, () =>
  testDatabase.inTransaction('rollback', async (session) => {
    const events = generateEvents(90);
    await insertEvents(session, events);
    const asked = fc.sample(fc.tuple(queries, profiles, instants), { numRuns: 150, seed: 5 });
    for (const [query, profile, now] of asked.filter(([{ text }]) => text)) {
      const whole = { ...query, page: 1, limit: 100 };
      const found = (await ask(session, whole, profile, now)).events.map(({ id }) => id);
      const missed = explore(events, whole, now, profile).events.filter(({ event }) => !found.includes(event.id));
      expect([JSON.stringify(query), missed.map(({ event }) => event.title)]).toEqual([JSON.stringify(query), []]);
    }
  }),
);
