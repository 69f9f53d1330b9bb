import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyTaste } from '../../../packages/engine/src/tastes/index.ts';
import { arrangedLength, type TasteProfile } from '../../../packages/engine/src/tastes/TasteProfile.ts';
import { instants, noon, profiles, queries } from '../../../packages/engine/testing/arbitraries.ts';
import { tastes } from '../../../packages/engine/testing/tasteArbitraries.ts';
import type { Session } from '../database/Database.ts';
import { testDatabase } from '../database/testDatabase.ts';
import { createExploreModel } from '../explore/createExploreModel.ts';
import { noKinds } from '../explore/eventKinds.ts';
import type { FilterQuery } from '../explore/FilterQuery.ts';
import { generateEvents } from '../explore/generateEvents.ts';
import { insertWorld } from '../explore/insertWorld.ts';
import { toFilterArguments } from '../explore/toFilterArguments.ts';

/** `LONG=1` uses more events and queries. The events are more than a taste may move. */
const [eventCount, queryCount] = process.env.LONG ? [2000, 300] : [700, 80];

const noFilters = {
  commune: null,
  radius: null,
  areas: [],
  withoutAreas: [],
  box: null,
  weekdays: [],
  minPrice: null,
  maxPrice: null,
  access: [],
  subcategory: null,
  hours: null,
  ages: null,
  ...noKinds,
  days: null,
} as const;

/** Few filters: most lists are long. */
const asked = fc.tuple(queries, fc.boolean()).map(
  ([{ dateFilter, ...query }, isWhole]): FilterQuery => ({
    ...query,
    ...noFilters,
    ...(isWhole && { text: '', city: null, category: null, topics: [], without: [] }),
    date: isWhole ? 'all' : dateFilter,
    sort: 'score',
  }),
);

test('the database applies a taste to every list by score like the engine', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    const samples = fc.sample(fc.tuple(asked, profiles, tastes, instants), { numRuns: queryCount, seed: 40 });
    const texts = new Set(samples.map(([{ text }]) => text));
    const world = await insertWorld(session, generateEvents(eventCount), [...texts]);
    const events = new Map(world.events.map((event) => [event.id, event]));
    let longest = 0;
    let changed = 0;
    for (const [query, profile, taste, moment] of samples) {
      // Before the first event, so that most are to come.
      const now = query.text ? moment : Math.min(moment, noon);
      const list = createExploreModel(world, now).list(query, profile);
      const coming = list.flatMap(({ id, past, distance }) => {
        const event = events.get(id);
        return event && !past ? [{ event, distanceKm: distance }] : [];
      });
      const kept = applyTaste(coming, taste, now).map(({ event }) => event.id);
      const expected = [...kept, ...list.filter(({ past }) => past).map(({ id }) => id)];
      longest = Math.max(longest, expected.length);
      if (kept.join() !== coming.map(({ event }) => event.id).join()) changed += 1;
      const name = JSON.stringify({ query, taste, now: new Date(now) });
      for (const limit of [query.limit + 20, 100])
        expect([name, await askAll(session, { ...query, limit }, profile, taste, now)]).toEqual([name, expected]);
    }
    expect(longest).toBeGreaterThan(arrangedLength);
    expect(changed).toBeGreaterThan(queryCount / 3);
  }));

test('a list of which a taste leaves out very many has short pages, and ends', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    const events = generateEvents(2400).map((event, index) => ({
      ...event,
      title: index % 400 ? 'Bal' : 'Loto',
      isNotice: false,
      date: '2026-12-24',
      time: null,
      timings: [],
    }));
    const world = await insertWorld(session, events, []);
    const taste: TasteProfile = { version: 1, lines: [{ kind: 'only', subject: { kind: 'text', value: 'loto' } }] };
    const [query, [profile]] = [
      { ...noFilters, text: '', city: null, category: null, topics: [], without: [], date: 'all', sort: 'score' },
      fc.sample(profiles, { numRuns: 1, seed: 3 }),
    ] as const;
    if (!profile) throw new Error('No profile was generated.');
    const whole = { ...query, direction: null, page: 1, limit: 24 } as const;
    const expected = createExploreModel(world, noon)
      .list(whole, profile)
      .flatMap(({ id }) => (events.find((event) => event.id === id)?.title === 'Loto' ? [id] : []));
    expect(await askAll(session, whole, profile, taste, noon)).toEqual(expected);
  }));

/** Requests all pages of a list, and returns the ids of its events. */
async function askAll(
  session: Session,
  query: FilterQuery,
  { city, likes }: { readonly city: string | null; readonly likes: Iterable<string> },
  { lines }: TasteProfile,
  now: number,
): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const { rows } = await session.query(
      `select private.explore(private.read_explore_query($1) || $2::jsonb, $3, $4, $5) as answer`,
      [
        JSON.stringify({
          ...toFilterArguments(query),
          sort: query.sort,
          direction: query.direction,
          page_size: query.limit,
          near: city,
        }),
        JSON.stringify(lines.length ? { taste: lines } : {}),
        new Date(now).toISOString(),
        [...likes],
        cursor && Buffer.from(cursor, 'base64url').toString(),
      ],
    );
    const [{ answer }] = rows as [{ answer: { events: { id: string }[]; next_cursor: string | null } }];
    found.push(...answer.events.map(({ id }) => id));
    cursor = answer.next_cursor;
  } while (cursor && found.length < 5000);
  return found;
}
