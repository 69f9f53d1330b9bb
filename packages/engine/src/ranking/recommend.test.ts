import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventLists, instants, noon, profiles } from '../../testing/arbitraries.ts';
import { createEvent } from '../../testing/createEvent.ts';
import { deepFreeze } from '../../testing/deepFreeze.ts';
import { scoreRecommendation } from '../../testing/scoreBySpecification.ts';
import { nextTiming } from '../dates/nextTiming.ts';
import { sampleUuid } from '../events/eventId.ts';
import { parseProfile } from '../preferences/parseProfile.ts';
import type { TaxonomySlug } from '../taxonomy/listTaxonomyEntries.ts';
import type { LivelyEvent, Profile } from '../vocabulary.ts';
import { recommend } from './recommend.ts';

const stranger: Profile = { likes: [], interactions: [], city: null };
const clicks = (tag: TaxonomySlug, count: number, at = noon) =>
  Array.from({ length: count }, () => ({ tag, createdAt: new Date(at).toISOString() }));

function reasonsFor(event: Partial<LivelyEvent>, profile: Partial<Profile> = {}) {
  return recommend([createEvent(event)], { ...stranger, ...profile }, noon)[0]?.reasons;
}

const byScore = (events: readonly LivelyEvent[], profile: Profile, now: number) =>
  events
    .filter((event) => event.status !== 'cancelled' && !event.isNotice && !nextTiming(event, now)?.past)
    .map((event) => ({ event, ...scoreRecommendation(event, profile, now) }))
    .sort(
      (one, other) =>
        other.score - one.score || one.distance - other.distance || (one.event.id < other.event.id ? -1 : 1),
    )
    .slice(0, 10);

test('events with the same score and distance are sorted by their ids', () => {
  const ids = Array.from({ length: 5 }, (_, index) => sampleUuid(index)).sort();
  const [a, b, c, d, e] = ids.map((id) => createEvent({ id }));
  for (const events of [
    [a, b, c, d, e],
    [e, d, c, b, a],
    [c, e, a, d, b],
  ]) {
    const ranked = recommend(
      events.filter((each) => each !== undefined),
      stranger,
      noon,
    );
    expect(ranked.map(({ event }) => event.id)).toEqual(ids);
  }
});

describe('each reason', () => {
  test('each matching preference gives 50 points, once', () => {
    const preferences = [
      { category: 'concert', subcategory: 'jazz' },
      { category: 'concert', subcategory: 'jazz' },
      { category: 'concert', subcategory: null },
      { category: 'sport', subcategory: null },
    ];
    const event = { subcategory: 'jazz', location: 'Berlin' } as const;
    const tags = ['Jazz', 'Musique', 'Yoga'];
    expect(reasonsFor(event, parseProfile({ preferences, tags, interactions: [], city: null }))).toEqual([
      { kind: 'preference', points: 50, detail: 'jazz' },
      { kind: 'preference', points: 50, detail: 'music' },
      { kind: 'preference', points: 50, detail: 'concert' },
    ]);
  });

  test('an event up to 100 kilometres from the city, by default Paris, gets 30 points', () => {
    const near = { latitude: 48.857 + (99.9 / 6371 / Math.PI) * 180, longitude: 2.352 };
    const far = { latitude: 48.857 + (100.1 / 6371 / Math.PI) * 180, longitude: 2.352 };
    expect(reasonsFor({ coordinates: near })?.[0]).toMatchObject({ kind: 'distance', points: 30 });
    expect(reasonsFor({ coordinates: far })).toEqual([]);
    expect(reasonsFor({}, { city: 'Lyon' })).toEqual([]);
    expect(reasonsFor({}, { city: 'Rennes' })).toEqual([{ kind: 'distance', points: 30, detail: 0 }]);
  });

  test.each([
    ['2026-11-21', 0],
    ['2026-12-01', 10],
  ])('an event on %s, %i days away, gets 15 points', (date, detail) => {
    expect(reasonsFor({ date, location: 'Berlin' })).toEqual([{ kind: 'soon', points: 15, detail }]);
  });

  test('an event eleven days away or without a date gets no points', () => {
    expect(reasonsFor({ date: '2026-12-02', location: 'Berlin' })).toEqual([]);
    expect(reasonsFor({ date: null, location: 'Berlin' })).toEqual([]);
  });

  test('more than 500 participants give 10 points, and an estimate gives no points', () => {
    const location = 'Berlin';
    expect(reasonsFor({ location, participants: 501 })).toEqual([{ kind: 'participants', points: 10, detail: 501 }]);
    expect(reasonsFor({ location, participants: 500 })).toEqual([]);
    expect(reasonsFor({ location, participants: 499, purchasesCount: 2 })).toEqual([
      { kind: 'participants', points: 10, detail: 501 },
    ]);
    expect(reasonsFor({ location, participants: null, maxCapacity: 90_000 })).toEqual([]);
  });

  test('each matching click of the last fourteen days gives 5 points, up to 25 points', () => {
    const event = { subcategory: 'jazz', location: 'Berlin' } as const;
    const fortnight = 14 * 864e5;
    expect(reasonsFor(event, { interactions: clicks('jazz', 2) })).toEqual([
      { kind: 'interactions', points: 10, detail: 2 },
    ]);
    expect(reasonsFor(event, { interactions: clicks('jazz', 9) })).toEqual([
      { kind: 'interactions', points: 25, detail: 9 },
    ]);
    expect(reasonsFor(event, { interactions: clicks('jazz', 1, noon - fortnight) })).toHaveLength(1);
    expect(reasonsFor(event, { interactions: clicks('jazz', 1, noon - fortnight - 1) })).toEqual([]);
    expect(reasonsFor(event, { interactions: clicks('rugby', 3) })).toEqual([]);
  });
});

describe('the list of recommendations', () => {
  test('past and cancelled events are not in the list', () => {
    const events = [
      createEvent({ id: sampleUuid(1), date: '2026-11-20' }),
      createEvent({ id: sampleUuid(2), date: '2026-11-22', status: 'cancelled' }),
      createEvent({ id: sampleUuid(3), date: '2026-11-21' }),
    ];
    expect(recommend(events, stranger, noon).map(({ event }) => event.id)).toEqual([sampleUuid(3)]);
  });

  test('the points depend on the next of several timings', () => {
    const timings = ['2026-11-20', '2026-11-25', '2026-12-30'].map((day) => ({
      begin: `${day}T20:00:00+01:00`,
      end: `${day}T22:00:00+01:00`,
    }));
    const events = [createEvent({ timings })];
    const daysAt = (instant: string) =>
      recommend(events, stranger, new Date(instant))[0]?.reasons.find(({ kind }) => kind === 'soon')?.detail;
    expect(daysAt('2026-11-21T12:00:00Z')).toBe(4);
    expect(daysAt('2026-11-19T12:00:00Z')).toBe(1);
    expect(daysAt('2026-11-26T12:00:00Z')).toBeUndefined();
    expect(recommend(events, stranger, new Date('2027-01-01T12:00:00Z'))).toEqual([]);
  });

  test('the first ten ids are listed among many equal events, for any order of the input', () => {
    const alike = Array.from({ length: 60 }, (_, number) => createEvent({ id: sampleUuid(number) }));
    for (const events of [alike, alike.toReversed()]) {
      const ids = recommend(events, stranger, noon).map(({ event }) => event.id);
      expect(ids).toEqual(alike.slice(0, 10).map(({ id }) => id));
    }
  });

  test('the list is empty without events', () => {
    expect(recommend([], stranger, noon)).toEqual([]);
  });

  test('the list equals that of a simple implementation: score, sort, slice', () => {
    fc.assert(
      fc.property(eventLists, profiles, instants, (events, profile, now) => {
        const expected = byScore(events, profile, now);
        const actual = recommend(events, profile, now);
        expect(actual.map(({ event, score, distanceKm }) => [event.id, score, distanceKm])).toEqual(
          expected.map(({ event, score, distance }) => [event.id, score, distance]),
        );
      }),
      { numRuns: 1000 },
    );
  });

  test('every reason has points, the points add up to the score, and scores descend', () => {
    fc.assert(
      fc.property(eventLists, profiles, (events, profile) => {
        const list = recommend(events, profile, noon);
        for (const { reasons, score } of list) {
          expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score);
          expect(reasons.every(({ points }) => points > 0)).toBe(true);
        }
        expect(list.map(({ score }) => score)).toEqual(
          list.map(({ score }) => score).sort((one, other) => other - one),
        );
        expect(list.length).toBeLessThanOrEqual(10);
      }),
      { numRuns: 1000 },
    );
  });

  test('the list is the same for events in reverse order', () => {
    fc.assert(
      fc.property(eventLists, profiles, (events, profile) => {
        const ids = (list: readonly LivelyEvent[]) => recommend(list, profile, noon).map(({ event }) => event.id);
        expect(ids(events.toReversed())).toEqual(ids(events));
      }),
    );
  });

  test('another preference never lowers a score', () => {
    fc.assert(
      fc.property(eventLists, profiles, (events, profile) => {
        const scores = (known: Profile) => events.map((event) => recommend([event], known, noon)[0]?.score ?? 0);
        const before = scores({ ...profile, likes: profile.likes.slice(1) });
        expect(scores(profile).every((score, at) => score >= (before[at] as number))).toBe(true);
      }),
    );
  });

  test('recommend mutates no argument, and calls do not affect each other', () => {
    fc.assert(
      fc.property(eventLists, profiles, instants, instants, (events, profile, now, later) => {
        deepFreeze([events, profile]);
        const before = recommend(events, profile, now);
        recommend(events, profile, later);
        expect(recommend(events, profile, now)).toEqual(before);
      }),
      { numRuns: 500 },
    );
  });
});

test.each(['isReserved', 'isNotice'] as const)('an event that %s is not recommended', (flag) => {
  const profile = { likes: [], interactions: [], city: null };
  const event = createEvent({ date: '2099-01-01', [flag]: true });
  expect(recommend([event], profile, 0)).toEqual([]);
  expect(recommend([{ ...event, [flag]: false }], profile, 0)).toHaveLength(1);
});
