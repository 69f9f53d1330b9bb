import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleUuid } from '../src/events/eventId.ts';
import type { LivelyEvent, Profile } from '../src/vocabulary.ts';
import { eventLists, instants, noon, profiles, queries } from './arbitraries.ts';
import { boundCount } from './boundCount.ts';
import { createEvent } from './createEvent.ts';
import { deepFreeze } from './deepFreeze.ts';
import { explore } from './explore.ts';
import { exploreByFiltering } from './exploreByFiltering.ts';
import { type ExploreQuery, exploreDefaults } from './exploreQuery.ts';

const stranger: Profile = { likes: [], interactions: [], city: null };

function exploreAll(events: readonly LivelyEvent[], query: Partial<ExploreQuery> = {}, profile = stranger, now = noon) {
  return explore(events, { ...exploreDefaults, ...query }, now, profile);
}
const numbersOf = (list: ReturnType<typeof exploreAll>) =>
  list.events.map(({ event }) => Number.parseInt(event.id.slice(-8), 16));
const create = (number: number, facts: Partial<LivelyEvent> = {}) => createEvent({ id: sampleUuid(number), ...facts });

describe('filters', () => {
  test('a city is compared without its accents, case and district', () => {
    const places = [
      'Paris',
      'paris 11e',
      'PARIS 18ème',
      ' PARIS',
      'Villeparisis',
      'Venice',
      'Nice',
      'Saint-Étienne',
      '',
    ];
    const events = places.map((location, number) => create(number, { location }));
    expect(numbersOf(exploreAll(events, { city: 'Paris', sort: 'date' }))).toEqual([0, 1, 2, 3]);
    expect(numbersOf(exploreAll(events, { city: 'Nice' }))).toEqual([6]);
    expect(numbersOf(exploreAll(events, { city: 'saint etienne' }))).toEqual([7]);
  });

  test('every word of the text must begin a word of title, venue, location, organiser, category or subcategory', () => {
    const event = create(1, {
      title: 'L’Œuvre au noir',
      venue: 'Théâtre du Châtelet',
      location: 'Paris 1er',
      organizer: 'Les Amis',
      category: 'culture',
      subcategory: 'theatre',
    });
    for (const text of ['oeuvre', 'CHATEL', 'œuv noir', 'paris', 'amis', 'culture théâtre', '!!! noir ???'])
      expect([text, exploreAll([event], { text }).total.value]).toEqual([text, 1]);
    for (const text of ['euvre', 'noir blanc', 'lyon'])
      expect([text, exploreAll([event], { text }).total.value]).toEqual([text, 0]);
  });

  test('a text without words does not filter', () => {
    const past = create(1, { date: '2026-11-01' });
    const coming = create(2, { date: '2026-12-01' });
    for (const text of ['', '  ', '(', '[\\', '…'])
      expect(numbersOf(exploreAll([past, coming], { text }))).toEqual([2]);
  });

  test('past events are hidden without a text; with a text they come last in every order', () => {
    const past = create(1, { date: '2026-11-01', title: 'Jazz', upvotesCount: 99 });
    const coming = create(2, { date: '2026-12-01', title: 'Jazz' });
    expect(exploreAll([past, coming]).total.value).toBe(1);
    for (const sort of ['popularity', 'date', 'price'] as const) {
      const list = exploreAll([past, coming], { text: 'jazz', sort });
      expect(list.events.map(({ event, past }) => [event.id, past])).toEqual([
        [sampleUuid(2), false],
        [sampleUuid(1), true],
      ]);
    }
  });

  test('past events stay hidden if more than 500 events contain the words', () => {
    const few = Array.from({ length: 500 }, (_, number) =>
      create(number, { title: 'Jazz', date: number % 2 ? '2026-12-01' : '2026-11-01' }),
    );
    const many = [...few, create(500, { title: 'Jazz', location: 'Lyon', date: '2026-11-01' })];
    expect(exploreAll(few, { text: 'jazz' }).total.value).toBe(500);
    expect(exploreAll(many, { text: 'jazz' }).total.value).toBe(250);
    expect(exploreAll(many, { text: 'jazz', city: 'Lyon' }).total.value).toBe(0);
    // The reference of the benchmark has the same limit.
    const countByFiltering = (events: readonly LivelyEvent[], query: Partial<ExploreQuery>) =>
      exploreByFiltering(events, { ...exploreDefaults, ...query }, noon, stranger).length;
    expect(countByFiltering(few, { text: 'jazz' })).toBe(500);
    expect(countByFiltering(many, { text: 'jazz' })).toBe(250);
    expect(countByFiltering(many, { text: 'jazz', city: 'Lyon' })).toBe(0);
  });

  test('a text of ten thousand words is accepted', () => {
    const events = Array.from({ length: 100 }, (_, number) => create(number, { title: 'Jazz' }));
    expect(exploreAll(events, { text: 'ja '.repeat(10_000) }).total.value).toBe(100);
  });

  test('a prefix matches within one word of an event, never across two', () => {
    const event = create(1, { title: 'Nuit', venue: 'Bleue' });
    expect(['nuit', 'bleue nuit', 'nuitb', 'uit'].map((text) => exploreAll([event], { text }).total.value)).toEqual([
      1, 1, 0, 0,
    ]);
  });

  test('cancelled events are listed', () => {
    expect(exploreAll([create(1, { status: 'cancelled' })]).total.value).toBe(1);
  });

  test('an event with several timings is found on each of its coming days', () => {
    const timings = [19, 21, 22].map((day) => ({
      begin: `2026-11-${day}T20:00:00+01:00`,
      end: `2026-11-${day}T22:00:00+01:00`,
    }));
    const on = (dateFilter: ExploreQuery['dateFilter']) =>
      exploreAll([create(1, { timings })], { dateFilter }).total.value;
    expect([on('today'), on('tomorrow'), on('weekend'), on('all')]).toEqual([1, 1, 1, 1]);
    const monday = Date.parse('2026-11-23T12:00:00Z');
    expect(exploreAll([create(1, { timings })], { dateFilter: 'weekend' }, stranger, monday).total.value).toBe(0);
  });
});

describe('orders', () => {
  const events = [
    create(1, { date: '2026-12-05', price: '30 €', upvotesCount: 5, downvotesCount: 4, location: 'Lyon' }),
    create(2, { date: '2026-12-03', price: null, upvotesCount: 3, location: 'Berlin' }),
    create(3, { date: null, price: 'Gratuit', downvotesCount: 2, location: 'Paris' }),
    create(4, { date: '2026-12-03', price: '5 €', location: 'Marseille' }),
  ];
  test.each([
    ['popularity', null, [2, 1, 4, 3]],
    ['popularity', 'ascending', [3, 4, 1, 2]],
    ['date', null, [2, 4, 1, 3]],
    ['date', 'descending', [1, 2, 4, 3]],
    ['price', null, [3, 4, 1, 2]],
    ['price', 'descending', [1, 4, 3, 2]],
    ['distance', null, [3, 1, 4, 2]],
    ['score', null, [3, 1, 4, 2]],
  ] as const)('events are sorted by %s, direction %s', (sort, direction, numbers) => {
    expect(numbersOf(exploreAll(events, { sort, direction }))).toEqual(numbers);
  });
});

describe('reasons of the score', () => {
  test('preference, selected category, distance, participants and rating give points', () => {
    const event = create(1, { subcategory: 'jazz', participants: 5001, rating: 4.5 });
    const [entry] = exploreAll([event], { category: 'music' }, { ...stranger, likes: ['jazz'] }).events;
    expect(entry?.reasons).toEqual([
      { kind: 'preference', points: 50, detail: 'jazz' },
      { kind: 'category', points: 50, detail: 'music' },
      { kind: 'distance', points: 30, detail: 0 },
      { kind: 'participants', points: 5, detail: 5001 },
      { kind: 'rating', points: 5, detail: 4.5 },
    ]);
    expect(entry?.score).toBe(140);
  });

  test.each([
    [49.9, 30],
    [50.1, 20],
    [99.9, 20],
    [100.1, 10],
    [199.9, 10],
    [200.1, 0],
  ])('%f kilometres give %i points', (kilometres, points) => {
    const coordinates = { latitude: 48.857 - (kilometres / 6371 / Math.PI) * 180, longitude: 2.352 };
    expect(exploreAll([create(1, { coordinates })]).events[0]?.score).toBe(points);
  });

  test('5,000 participants or a rating below 4.5 give no points', () => {
    expect(exploreAll([create(1, { participants: 5000, rating: 4.4, location: 'Berlin' })]).events[0]?.reasons).toEqual(
      [],
    );
  });
});

describe('pages', () => {
  const events = Array.from({ length: 25 }, (_, number) => create(number));
  test('pages contain every event once, in order, up to the last page', () => {
    const pages = [1, 2, 3].map((page) => exploreAll(events, { page, limit: 10 }));
    expect(pages.flatMap(numbersOf)).toEqual(events.map((_, number) => number));
    expect(pages.map(({ nextPage, total }) => [nextPage, total.value])).toEqual([
      [2, 25],
      [3, 25],
      [null, 25],
    ]);
  });

  test.each([0, -3, 1.7, Number.NaN, Infinity])('page %f is read as the first page', (page) => {
    expect(numbersOf(exploreAll(events, { page, limit: 3 }))).toEqual([0, 1, 2]);
  });

  test.each([4, 1e9])('page %f is empty', (page) => {
    expect(exploreAll(events, { page, limit: 10 })).toMatchObject({ total: { value: 25 }, events: [], nextPage: null });
  });
});

test('counts are exact up to the limit, and every page is still there', () => {
  const events = Array.from({ length: 25 }, (_, number) => create(number));
  const ask = (most: number, page = 1) =>
    explore(events, { ...exploreDefaults, page, limit: 10 }, noon, stranger, most);
  expect([24, 25, 26].map((most) => ask(most).total)).toEqual([
    { value: 24, isMore: true },
    { value: 25, isMore: false },
    { value: 25, isMore: false },
  ]);
  expect([1, 2, 3].map((page) => ask(5, page).nextPage)).toEqual([2, 3, null]);
  const hidden = { ...exploreDefaults, category: 'tech' } as const;
  expect(explore(events, hidden, noon, stranger, 5).relaxations).toEqual([
    { filter: 'category', total: { value: 5, isMore: true } },
  ]);
});

describe('an empty list', () => {
  test('returns each single filter that hides events, with the number of events without it', () => {
    const events = [
      create(1, { title: 'Jazz', location: 'Lyon' }),
      create(2, { title: 'Opéra', location: 'Nice' }),
      create(3, { title: 'Jazz', location: 'Lyon' }),
    ];
    expect(exploreAll(events, { text: 'jazz', city: 'Nice', category: 'music' }).relaxations).toEqual([
      { filter: 'text', total: boundCount(1) },
      { filter: 'city', total: boundCount(2) },
    ]);
    expect(exploreAll(events, { text: 'jazz' }).relaxations).toEqual([]);
    expect(exploreAll(events, { dateFilter: 'today' }).relaxations).toEqual([{ filter: 'date', total: boundCount(3) }]);
    expect(exploreAll(events, { category: 'tech' }).relaxations).toEqual([
      { filter: 'category', total: boundCount(3) },
    ]);
  });
});

test('the list equals that of a simple implementation: filter, sort, slice', () => {
  fc.assert(
    fc.property(eventLists, queries, profiles, instants, (events, query, profile, now) => {
      const expected = exploreByFiltering(events, query, now, profile);
      const { total, events: page, nextPage, relaxations } = explore(events, query, now, profile);
      expect(total).toEqual(boundCount(expected.length));
      expect(nextPage).toBe(expected.length > query.page * query.limit ? query.page + 1 : null);
      expect(page.map(({ event, past, score }) => [event.id, past, score])).toEqual(
        expected
          .slice((query.page - 1) * query.limit, query.page * query.limit)
          .map(({ event, past, score }) => [event.id, past, score]),
      );
      for (const { reasons, score } of page) expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score);
      for (const { filter, total: relaxed } of relaxations) {
        const change = {
          text: { text: '' },
          city: { city: null },
          category: { category: null },
          topics: { topics: [] },
          without: { without: [] },
          date: { dateFilter: 'all' },
        } as const;
        const without = exploreByFiltering(events, { ...query, ...change[filter] }, now, profile);
        expect(relaxed).toEqual(boundCount(without.length));
        expect(relaxed.value).toBeGreaterThan(0);
      }
    }),
    { numRuns: 2000 },
  );
});

test('explore mutates no argument, and calls do not affect each other', () => {
  fc.assert(
    fc.property(eventLists, queries, profiles, instants, instants, (events, query, profile, now, later) => {
      deepFreeze([events, query, profile]);
      const before = explore(events, query, now, profile);
      explore(events, query, later, profile);
      expect(explore(events, query, now, profile)).toEqual(before);
    }),
    { numRuns: 500 },
  );
});

test('a category selected in the profile does not replace that of the query', () => {
  const [entry] = exploreAll(
    [create(1, { location: 'Berlin' })],
    {},
    { ...stranger, selectedCategory: 'music' },
  ).events;
  expect(entry?.reasons).toEqual([]);
});
