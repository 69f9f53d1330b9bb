import { boundCount, createEvent } from '@lively/engine/testing';
import { expect, test, vi } from 'vitest';
import type { EventList } from '../data/EventQuery';
import type { ExploreState } from '../search/exploreState';
import { eventServices } from '../supabase/eventServices';
import { renderExplore } from './renderExplore';

vi.mock('../supabase/findPlaceNames', () => ({
  findPlaceNames: vi.fn(async ({ commune, areas }: ExploreState) => (commune || areas.includes('99') ? null : areas)),
}));

const total = 300;
const events = Array.from({ length: total }, (_, index) => ({
  event: createEvent({ id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`, title: `Bal ${index}` }),
  distanceKm: 0,
}));

/** A list whose cursor is the number of read events. */
const explore = vi.spyOn(eventServices, 'explore').mockImplementation(async ({ query, cursor }) => {
  const [start, end] = [Number(cursor ?? 0), Number(cursor ?? 0) + query.limit];
  const counts = { categories: {}, days: {}, prices: {} } as EventList['counts'];
  const nextCursor = end < total ? String(end) : null;
  const facts = { total: boundCount(total), coming: boundCount(total), past: 0 };
  return { events: events.slice(start, end), nextCursor, ...facts, counts, relaxations: [], correction: null };
});

async function render(search: string) {
  explore.mockClear();
  const page = await renderExplore('/explore', search, Date.now());
  const [list] = page.renderedPage?.queries ?? [];
  const pages = (list?.data as { pages: EventList[] } | undefined)?.pages ?? [];
  const asked = explore.mock.calls.map(([{ query, cursor }]) => [query.limit, cursor]);
  return { markup: page.markup, pages, asked };
}

test('several pages are read in two requests and rendered as in the browser', async () => {
  const { markup, pages, asked } = await render('?page=6');
  expect(asked).toEqual([
    [96, null],
    [48, '96'],
  ]);
  expect(pages.map((page) => page.events.length)).toEqual([24, 24, 24, 24, 24, 24]);
  expect(pages.at(-1)?.nextCursor).toBe('144');
  expect(markup.match(/<article/g)).toHaveLength(144);
  expect(markup).toContain('href="/explore?page=7"');
});

test('a list that ends before the requested page is read only to its end', async () => {
  const { pages, asked } = await render('?page=40');
  expect(asked).toHaveLength(4);
  expect(pages.map((page) => page.events.length).at(-1)).toBe(12);
  expect(pages).toHaveLength(13);
});

test('the forms without scripts keep the search and the filters', async () => {
  const { markup } = await render('?q=jazz&city=Lyon&price=20&date=2026-11-20_2026-11-24');
  const [, search = ''] = markup.match(/<form[^>]*role="search"[^>]*>(.*?)<\/form>/) ?? [];
  expect(markup).toMatch(
    /<form[^>]*action="\/explore"[^>]*role="search"|<form[^>]*role="search"[^>]*action="\/explore"/,
  );
  expect(search).toContain('name="city" value="Lyon"');
  expect(search).toContain('name="line"');
  const [plain = ''] = markup.match(/<noscript>.*?<\/noscript>/) ?? [];
  expect(plain).toContain('name="q" value="jazz"');
  expect(plain).toMatch(/<select[^>]*name="price".*?<option value="20" selected="">/);
  expect(plain).toMatch(/<input[^>]*name="place"[^>]*value="Lyon"/);
  expect(plain).toContain('<option value="2026-11-20_2026-11-24" selected="">');
});

test('nothing in a page waits for code that the server has not loaded', async () => {
  const [line, map] = [await render('?category=music&words=%5Bcategory%3Aconcert%5D'), await render('?view=map')];
  // React marks what it could not finish.
  for (const { markup } of [line, map]) expect(markup).not.toContain('<!--$!-->');
});

test.each(['commune=99999&radius=5', 'areas=99'])(
  'an unknown place (%s) and a NUL character in a text are ignored',
  async (place) => {
    const page = await renderExplore('/explore', `?q=ba%00l&${place}`, Date.now());
    expect([page.status, page.path]).toEqual([200, '/explore?q=bal']);
    expect(explore.mock.lastCall?.[0].query).toMatchObject({ text: 'bal', commune: null, areas: [] });
  },
);
