import { mapValid, recommend } from '@lively/engine';
import { explore, exploreDefaults } from '@lively/engine/testing';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  categories,
  hostileRowArbitrary,
  noon,
  rowArbitrary,
  subcategories,
  toLivelyEvent,
} from '../test/rowArbitrary.ts';
import { describeReason } from './describeReason.ts';
import { locales } from './locales/index.ts';
import type { WidgetOptions } from './readOptions.ts';
import { selectEvents } from './selectEvents.ts';
import { toEvent } from './toEvent.ts';

const defaults: WidgetOptions = {
  isSingle: false,
  source: '',
  apikey: '',
  eventId: '',
  query: '',
  city: '',
  category: undefined,
  dateFilter: 'all',
  near: '',
  tags: [],
  limit: 6,
  site: 'https://lively.example',
  prefix: 'https://lively.example',
  accent: '',
  language: 'fr',
};
const rowLists = fc.uniqueArray(rowArbitrary, { selector: ({ id }) => id, maxLength: 30 });

function select(rows: readonly object[], options: Partial<WidgetOptions> = {}, now = noon) {
  return selectEvents(
    rows.map((row) => toEvent({ ...row })),
    { ...defaults, ...options },
    now,
  );
}

function idsOf(shown: ReturnType<typeof select>): string[] {
  return shown.map(({ event }) => event.id);
}

describe('a ranked list', () => {
  const tags = fc.uniqueArray(fc.constantFrom(...categories, ...subcategories, 'shows' as const, 'concert' as const), {
    minLength: 1,
    maxLength: 4,
  });
  const city = fc.constantFrom('Paris', 'Lyon', 'Nice');

  it('begins with the recommendations of the engine, with the same reasons', () => {
    fc.assert(
      fc.property(rowLists, tags, city, (rows, words, near) => {
        const profile = { likes: words, interactions: [], city: near };
        const expected = recommend(rows.map(toLivelyEvent), profile, noon);
        const shown = select(rows, { near, tags: words.map((word) => ({ tag: word, word })) });
        expect(idsOf(shown).slice(0, expected.length)).toEqual(expected.map(({ event }) => event.id));
        expect(shown.slice(0, expected.length).map(({ reasons }) => reasons)).toEqual(
          expected.map(({ reasons }) => reasons),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('describes each reason, with the partner’s word for a preference', () => {
    const row = {
      id: 'a',
      category: 'culture',
      subcategory: 'exhibitions',
      location: 'Lyon',
      date: '2026-11-25',
      participants: 1800,
    };
    const options = { ...defaults, near: 'Lyon', tags: [{ tag: 'exhibitions', word: 'Expos' }] } as const;
    const [shown] = select([row], options);
    expect(shown?.reasons.map((reason) => describeReason(reason, options, locales.fr))).toEqual([
      '+50 Expos',
      '+30 Lyon, 0 km',
      '+15 dans 4 jours',
      '+10 1\u202f800 participants',
    ]);
  });

  it.each([
    ['fr', '+50 Expositions'],
    ['en', '+50 Exhibitions'],
    ['es', '+50 Exposiciones'],
  ] as const)('names a preference without a partner’s word in the language of the widget: %s', (language, reason) => {
    const options = { ...defaults, near: 'Lyon', tags: [{ tag: 'exhibitions', word: undefined }] } as const;
    const [shown] = select([{ id: 'a', category: 'culture', subcategory: 'exhibitions', date: '2026-11-25' }], options);
    expect(shown?.reasons.map((each) => describeReason(each, options, locales[language]))).toContain(reason);
  });

  it('leaves cancelled and past events out', () => {
    const rows = [
      { id: 'cancelled', date: '2026-11-25', status: 'cancelled' },
      { id: 'past', date: '2026-11-19' },
      { id: 'next', date: '2026-11-25' },
    ];
    expect(idsOf(select(rows, { near: 'Lyon' }))).toEqual(['next']);
  });
});

describe('a list without tags or place', () => {
  it('is sorted by date and time, with events without a date last', () => {
    const rows = [
      { id: 'undated' },
      { id: 'evening', date: '2026-11-25', time: '20:30' },
      { id: 'morning', date: '2026-11-25', time: '09:00' },
      { id: 'cancelled', date: '2026-11-24', status: 'cancelled' },
    ];
    const shown = select(rows);
    expect(idsOf(shown)).toEqual(['cancelled', 'morning', 'evening', 'undated']);
    expect(shown.flatMap(({ reasons }) => reasons)).toEqual([]);
  });

  it('contains the events of the city, but not of a city with a longer name', () => {
    const rows = ['Nice', 'VENICE', 'nice 06000, France'].map((location) => ({
      id: location,
      location,
      date: '2026-11-25',
    }));
    expect(idsOf(select(rows, { city: 'Nice' }))).toEqual(['Nice', 'nice 06000, France']);
  });

  it('contains only events of the category', () => {
    const rows = ['music', 'Sport', 'mystery'].map((category) => ({ id: category, category, date: '2026-11-25' }));
    expect(idsOf(select(rows, { category: 'sport' }))).toEqual(['Sport']);
    expect(select(rows)).toHaveLength(3);
  });
});

describe('a date filter', () => {
  it.each(['today', 'tomorrow', 'weekend'] as const)('keeps the same events as the engine: %s', (dateFilter) => {
    const instant = fc.integer({ min: 0, max: 7 * 1440 }).map((minutes) => noon + minutes * 6e4);
    fc.assert(
      fc.property(rowLists, instant, (rows, now) => {
        const profile = { likes: [], interactions: [], city: null };
        const query = { ...exploreDefaults, dateFilter, limit: 1000 };
        const expected = explore(rows.map(toLivelyEvent), query, now, profile);
        expect(idsOf(select(rows, { dateFilter }, now)).sort()).toEqual(
          expected.events.map(({ event }) => event.id).sort(),
        );
      }),
      { numRuns: 400 },
    );
  });
});

it('selectEvents finds one event by its id, also a past event', () => {
  const rows = [
    { id: 'a', date: '2026-11-25' },
    { id: 'b', date: '2020-01-01' },
  ];
  expect(select(rows, { eventId: 'b' }).map(({ event, when }) => [event.id, when?.past])).toEqual([['b', true]]);
  expect(select(rows, { eventId: 'c' })).toEqual([]);
});

describe('hostile rows', () => {
  afterEach(() => vi.restoreAllMocks());

  it('do not remove a valid event from any list', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const options = fc.record({
      dateFilter: fc.constantFrom('all' as const, 'today' as const, 'weekend' as const),
      near: fc.constantFrom('', 'Lyon'),
      tags: fc.constantFrom([], [{ tag: 'jazz' as const, word: 'jazz' }]),
    });
    const good = { id: 'good', category: 'music', location: 'Lyon', date: '2026-11-21', time: '23:00' };
    fc.assert(
      fc.property(fc.array(hostileRowArbitrary, { maxLength: 8 }), options, (rows, chosen) => {
        const events = mapValid([...rows, good], toEvent);
        expect(idsOf(selectEvents(events, { ...defaults, ...chosen }, noon))).toContain('good');
      }),
      { numRuns: 500 },
    );
  });
});
