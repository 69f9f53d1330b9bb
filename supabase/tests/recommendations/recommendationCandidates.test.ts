import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LivelyEvent, recommend } from '../../../packages/engine/src/index.ts';
import { noon, profiles } from '../../../packages/engine/testing/arbitraries.ts';
import type { Session } from '../database/Database.ts';
import { testDatabase } from '../database/testDatabase.ts';
import { generateEvents, insertEvents } from '../explore/generateEvents.ts';

/** The number of events and profiles. `LONG=1` uses many more. */
const [eventCount, profileCount] = process.env.LONG ? [5000, 1000] : [600, 60];

async function listCandidates(session: Session, city: string | null, now: number): Promise<readonly string[]> {
  const { rows } = await session.query(
    `select private.list_candidates(private.origin_of($1) - 'city', $2) as candidates`,
    [city, new Date(now).toISOString()],
  );
  return ((rows[0]?.candidates ?? []) as { id: string }[]).map(({ id }) => id);
}

test('recommendations from candidates equal those from all events', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    // Many events have the same tags. The places are all over France, so that some have few events nearby. Some events
    // are never recommended.
    const events = generateEvents(eventCount).map(
      (event, index): LivelyEvent => ({
        ...event,
        ...(index % 4 && { category: 'music', subcategory: null }),
        isReserved: index % 11 === 0,
        coordinates:
          index % 3 ? event.coordinates : { latitude: 42 + (index % 89) / 10, longitude: -4 + (index % 117) / 10 },
      }),
    );
    await insertEvents(session, events);
    const cities = ['Paris', 'Lyon 2e', 'Cannes', 'Rennes', null] as const;
    for (const days of [0, 9]) {
      const now = noon + days * 864e5;
      for (const city of cities) {
        const found = new Set(await listCandidates(session, city, now));
        const candidates = events.filter(({ id }) => found.has(id));
        expect(candidates.length).toBe(found.size);
        expect(candidates.length).toBeLessThan(events.length);
        const asked = fc.sample(profiles, { numRuns: profileCount / 10, seed: 35 + days });
        for (const likings of asked) {
          const profile = { ...likings, city };
          const name = [city, days, JSON.stringify([...profile.likes])];
          expect([name, nameAll(recommend(candidates, profile, now))]).toEqual([
            name,
            nameAll(recommend(events, profile, now)),
          ]);
        }
      }
    }
  }));

function nameAll(ranked: ReturnType<typeof recommend>) {
  return ranked.map(({ event, score }) => [event.id, score]);
}
