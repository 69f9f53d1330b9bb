import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LivelyEvent, recommend } from '../../../packages/engine/src/index.ts';
import { noon, profiles } from '../../../packages/engine/testing/arbitraries.ts';
import type { Session } from '../database/Database.ts';
import { testDatabase } from '../database/testDatabase.ts';
import { generateEvents, insertEvents } from './generateEvents.ts';

/** The number of events and profiles. `LONG=1` uses many more. */
const [eventCount, profileCount] = process.env.LONG ? [4000, 500] : [400, 12];
const pageSize = 40;

interface Query extends Record<string, unknown> {
  readonly category?: LivelyEvent['category'];
}

test.each<[string, Query]>([
  ['all events', {}],
  ['a category', { category: 'music' }],
])('the pages of recommendations have the order and the points of the engine, for %s', (_, query) =>
  testDatabase.inTransaction('rollback', async (session) => {
    const events = generateEvents(eventCount).map(
      (event, index): LivelyEvent => ({
        ...event,
        isReserved: index % 11 === 0,
        isNotice: false,
        // Many are on both sides of the distance at which the points change, and some have no place.
        ...(index % 3 && { coordinates: { latitude: 48.8566 + (index % 20) / 11, longitude: 2.3522 } }),
      }),
    );
    await insertEvents(session, events);
    const asked = events.filter(({ category }) => !query.category || category === query.category);
    for (const profile of fc.sample(profiles, { numRuns: profileCount, seed: 149 })) {
      const likes = [...profile.likes];
      const now = noon + (likes.length % 2) * 9 * 864e5;
      const expected = recommend(asked, { likes, interactions: [], city: profile.city }, now, Infinity);
      const found = await readPages(session, { ...query, near: profile.city, likes: likes.join(',') }, likes, now);
      expect(found.slice(0, expected.length)).toEqual(expected.map(({ event, score }) => [event.id, score]));
      // Cancelled and reserved events come last.
      const others = new Set(found.slice(expected.length).map(([id]) => id));
      expect(
        asked
          .filter(({ id }) => others.has(id))
          .every(({ status, isReserved }) => status === 'cancelled' || isReserved),
      ).toBe(true);
    }
  }),
);

test('the tastes are an argument of the public function, and an unknown one has no effect', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    await session.query(
      `insert into public.events (title, category, subcategory, location, date)
       select 'Bal ' || n, 'music', case when n = 3 then 'jazz' end, 'Lyon', current_date + 40
       from generate_series(1, 4) as n`,
    );
    const { rows } = await session.query(
      `select public.explore_events(sort => 'recommendation', likes => 'jazz,xylophones', page_size => 1) as answer`,
    );
    const answer = rows[0]?.answer as Answer;
    expect(answer.events).toMatchObject([{ title: 'Bal 3', score: 50 }]);
    // The cursor is of these tastes.
    const others = session.query(
      `select public.explore_events(sort => 'recommendation', likes => 'rock', page_size => 1, "cursor" => $1)`,
      [answer.next_cursor],
    );
    await expect(others).rejects.toMatchObject({ code: 'PT400' });
  }));

interface Answer {
  readonly events: readonly { readonly id: string; readonly title: string; readonly score: number }[];
  readonly next_cursor: string | null;
}

/** Reads all pages, as ids with their points. */
async function readPages(session: Session, query: Query, likes: readonly string[], now: number) {
  const pages: [string, number][] = [];
  let cursor: string | null = null;
  do {
    const { rows } = await session.query(
      `select private.explore(private.read_explore_query($1), $2, $3, $4) as answer`,
      [
        JSON.stringify({ ...query, sort: 'recommendation', page_size: pageSize }),
        new Date(now).toISOString(),
        [...likes],
        // private.read_cursor refuses a moment other than now, so the cursor is decoded here.
        cursor && Buffer.from(cursor, 'base64url').toString(),
      ],
    );
    const answer = rows[0]?.answer as Answer;
    pages.push(...answer.events.map(({ id, score }): [string, number] => [id, score]));
    cursor = answer.next_cursor;
  } while (cursor);
  return pages;
}
