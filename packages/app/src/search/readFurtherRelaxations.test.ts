import { describe, expect, test, vi } from 'vitest';
import type { EventServices } from '../data/Backend';
import type { EventList, EventQuery } from '../data/EventQuery';
import { parseExploreState } from './exploreState';
import { readFurtherRelaxations } from './readFurtherRelaxations';

/** Reads what is suggested where only some queries have events, and the number of requests. */
async function read(search: string, countOf: (query: EventQuery) => number, isStuck = true) {
  const explore = vi.fn<EventServices['explore']>(
    async ({ query }) => ({ coming: { value: countOf(query), isMore: false } }) as EventList,
  );
  const state = parseExploreState(new URLSearchParams(search));
  const { words, kept } = await readFurtherRelaxations({ explore }, state, isStuck, new AbortController().signal);
  return { words, kept: kept.map(({ filters }) => filters), requests: explore.mock.calls.length };
}

const search = 'category=music&commune=33063&date=tomorrow&hours=18-24&price=0&access=mobility';

describe('an empty list that no single removal fills', () => {
  test('keeps two of what, where and when, most events first, with the needs', async () => {
    const { kept, requests } = await read(search, ({ category, commune, maxPrice, access }) =>
      maxPrice !== null || !access.length ? 0 : commune ? (category ? 2 : 5) : 0,
    );
    expect(kept).toMatchObject([
      {
        category: null,
        commune: '33063',
        radius: 20,
        day: 'tomorrow',
        hours: ['18:00', '24:00'],
        access: ['mobility'],
      },
      { category: 'music', commune: '33063', day: 'all', hours: null, maxPrice: null, access: ['mobility'] },
    ]);
    expect(requests).toBe(3);
  });

  test('keeps one of them if no two have events together', async () => {
    const { kept } = await read(search, ({ category, commune, day }) =>
      [category, commune, day !== 'all'].filter(Boolean).length === 1 && !commune ? 1 : 0,
    );
    expect(kept.map(({ category, day }) => [category, day])).toEqual([
      ['music', 'all'],
      [null, 'tomorrow'],
    ]);
  });

  test('does not ask for the same list again', async () => {
    expect((await read('category=music&date=tomorrow', () => 0)).requests).toBe(2);
    expect((await read('category=music', () => 0)).requests).toBe(0);
  });
});

test('words that can be removed are suggested alone', async () => {
  const { words, kept } = await read('q=jazz+manouche&price=0', ({ text }) => (text === 'jazz' ? 3 : 0));
  expect(words).toEqual([{ word: 'manouche', text: 'jazz', total: { value: 3, isMore: false } }]);
  expect(kept).toEqual([]);
  expect((await read(search, () => 1, false)).kept).toEqual([]);
});
