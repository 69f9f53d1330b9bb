import { createCatalogue, explore, exploreDefaults, recommend } from '@lively/engine';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { categories, noon, rowArbitrary, subcategories, toLivelyEvent } from '../test/rowArbitrary.ts';
import { selectEvents } from './selectEvents.ts';
import { toEvent } from './toEvent.ts';

beforeEach(() => vi.useFakeTimers({ now: noon, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const words = { locale: 'fr', say: (key: string) => key };

function select(rows: readonly object[], attributes: Readonly<Record<string, string>>) {
  const events = rows.map((row) => toEvent({ ...row }));
  return selectEvents(events, (attribute) => attributes[attribute] ?? '', words);
}

describe('a ranked list', () => {
  const rows = fc.uniqueArray(rowArbitrary, { selector: ({ id }) => id, maxLength: 30 });
  const tags = fc.uniqueArray(fc.constantFrom(...categories, ...subcategories), { minLength: 1, maxLength: 4 });
  const city = fc.constantFrom('Paris', 'Lyon', 'Nice');

  it('is the engine’s list of recommendations, with the same points for the same reasons', () => {
    fc.assert(
      fc.property(rows, tags, city, (rows, tags, near) => {
        const profile = { preferences: [], tags, interactions: [], city: near };
        const expected = recommend(createCatalogue(rows.map(toLivelyEvent)), profile, noon);
        const shown = select(rows, { tags: tags.join(', '), near }).slice(0, expected.length);
        expect(shown.map(({ event }) => event.id)).toEqual(expected.map(({ event }) => event.id));
        expect(shown.map(({ reasons }) => reasons.map(([points]) => points))).toEqual(
          expected.map(({ reasons }) => reasons.map(({ points }) => points)),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('tells each reason in words, the preference by the partner’s own', () => {
    const [shown] = select(
      [
        {
          id: 'a',
          category: 'culture',
          subcategory: 'exhibitions',
          location: 'Lyon',
          date: '2026-11-25',
          participants: 1800,
        },
      ],
      { tags: 'jazz, exhibitions=Expositions', near: 'Lyon' },
    );
    expect(shown?.reasons).toEqual([
      [50, 'Expositions'],
      [30, 'Lyon, 0 km'],
      [15, 'dans 4 jours'],
      [10, '1\u202f800 crowd'],
    ]);
  });

  it('leaves cancelled and past events out', () => {
    const rows = [
      { id: 'cancelled', date: '2026-11-25', status: 'cancelled' },
      { id: 'past', date: '2026-11-19' },
      { id: 'next', date: '2026-11-25' },
    ];
    expect(select(rows, { near: 'Lyon' }).map(({ event }) => event.id)).toEqual(['next']);
  });
});

describe('a list without tags or place', () => {
  it('goes by date and time, events without a date last', () => {
    const rows = [
      { id: 'undated' },
      { id: 'evening', date: '2026-11-25', time: '20:30' },
      { id: 'morning', date: '2026-11-25', time: '09:00' },
      { id: 'cancelled', date: '2026-11-24', status: 'cancelled' },
    ];
    const shown = select(rows, {});
    expect(shown.map(({ event }) => event.id)).toEqual(['cancelled', 'morning', 'evening', 'undated']);
    expect(shown.flatMap(({ reasons }) => reasons)).toEqual([]);
  });

  it('takes a city for the city, not for a part of its name', () => {
    const rows = ['Nice', 'VENICE', 'nice 06000, France'].map((location) => ({
      id: location,
      location,
      date: '2026-11-25',
    }));
    expect(select(rows, { city: 'Nice' }).map(({ event }) => event.id)).toEqual(['Nice', 'nice 06000, France']);
  });

  it('takes a category by its value or its French name, and an unknown one for none', () => {
    const rows = ['music', 'Sport', 'mystery'].map((category) => ({ id: category, category, date: '2026-11-25' }));
    expect(select(rows, { category: 'sport' }).map(({ event }) => event.id)).toEqual(['Sport']);
    expect(select(rows, { category: 'Musique' }).map(({ event }) => event.id)).toEqual(['music']);
    expect(select(rows, { category: '<script>' })).toHaveLength(3);
  });
});

describe('a date filter', () => {
  it.each(['today', 'tomorrow', 'weekend'] as const)('lets through what the engine’s list does: %s', (dateFilter) => {
    const instant = fc.integer({ min: 0, max: 7 * 1440 }).map((minutes) => noon + minutes * 6e4);
    fc.assert(
      fc.property(fc.uniqueArray(rowArbitrary, { selector: ({ id }) => id, maxLength: 20 }), instant, (rows, now) => {
        vi.setSystemTime(now);
        const profile = { preferences: [], tags: [], interactions: [], city: null };
        const query = { ...exploreDefaults, dateFilter, limit: 1000 };
        const expected = explore(createCatalogue(rows.map(toLivelyEvent)), query, now, profile);
        expect(
          select(rows, { date: dateFilter })
            .map(({ event }) => event.id)
            .sort(),
        ).toEqual(expected.events.map(({ event }) => event.id).sort());
      }),
      { numRuns: 400 },
    );
  });
});

it('finds one event by its id, past or not', () => {
  const rows = [
    { id: 'a', date: '2026-11-25' },
    { id: 'b', date: '2020-01-01' },
  ];
  expect(select(rows, { 'event-id': 'b' }).map(({ event, when }) => [event.id, when?.past])).toEqual([['b', true]]);
  expect(select(rows, { 'event-id': 'c' })).toEqual([]);
});
