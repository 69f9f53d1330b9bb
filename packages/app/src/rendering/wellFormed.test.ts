// @vitest-environment jsdom
import { dropForbiddenCharacters, eventCategories } from '@lively/engine';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { afterAll, expect, test, vi } from 'vitest';
import { readFeedSearch } from '../search/readFeedSearch';
import { connectTo } from '../supabase/config';
import { jazz } from '../test/createTestBackend';
import { renderFeed } from './renderFeed';
import { renderPoster } from './renderPoster';

/** Texts that end or break a document which writes them without care. */
const hostileText = fc
  .array(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.constantFrom(']]>', '<![CDATA[', '</title></item><item><title>', '<!--', '-->', '<?x'),
      },
      fc.constantFrom(
        '&foo;',
        '&amp;',
        '&#x8;',
        '&',
        '<script>',
        '"',
        "'",
        '</rss>',
        '\u2028',
        '👩‍🎤',
        '\\u0000',
        '{"',
      ),
      fc.constantFrom(
        '\u0001',
        '\u0008',
        '\u000b',
        '\u001b',
        '\u007f',
        '\u0085',
        '\ufffe',
        '\uffff',
        '\ud800',
        '\udc00',
      ),
      fc.constantFrom('\r\n', '\r\nEND:VEVENT\r\n', '\tx', ';', ',', 'BEGIN:VEVENT'),
      fc.string({ unit: 'binary' }),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join(''));

const row = {
  ...{ id: jazz.id, category: 'music', location: 'Lyon', date: '2026-12-12', time: '20:30:00', end_time: null },
  ...{ time_zone: 'Europe/Paris', timings: [], status: 'scheduled', price: null, latitude: null, longitude: null },
  ...{ created_at: '2026-11-01T10:00:00Z', past: false },
};
let shown: Record<string, unknown> = row;

// Test files share modules: the next file would use this backend.
afterAll(() => vi.resetModules());

connectTo({
  url: 'http://backend.example',
  publishableKey: 'key',
  fetch: async (input) => {
    const path = new URL(String(input)).pathname;
    if (path.endsWith('/list_calendar_entries'))
      return Response.json([{ event: shown, positions: [1], revision: 2, revised_at: '2026-11-20T10:00:00+00:00' }]);
    if (path.endsWith('/list_events_of_source')) return Response.json([shown]);
    return Response.json({ events: [shown] });
  },
});

const render = (format: 'rss' | 'json' | 'ics', query: string) => {
  const search = readFeedSearch(`?${new URLSearchParams({ q: query, city: query, venue: query, organizer: query })}`);
  return renderFeed({
    format,
    language: 'fr',
    path: `/feed${search}`,
    search,
    now: Date.parse('2026-11-22T12:00:00Z'),
  });
};

/** Parses XML as a feed reader does. Throws where it is not well-formed. */
function parseXml(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  if (document.querySelector('parsererror')) throw new Error(document.documentElement.textContent ?? '');
  return document;
}

const evil =
  'A]]>]]></title></item><item><title>Evil</title><link>https://e.example</link><title><![CDATA[b<script>x</script>';

test('a title cannot add an item, a link or a script to a feed', async () => {
  shown = { ...row, title: evil };
  const document = parseXml(await render('rss', 'jazz'));
  expect(document.querySelectorAll('item')).toHaveLength(1);
  expect(document.querySelectorAll('script')).toHaveLength(0);
  expect([...document.querySelectorAll('item > *')].map(({ tagName }) => tagName)).toEqual([
    'title',
    'link',
    'guid',
    'pubDate',
    'description',
    'category',
  ]);
  expect(document.querySelector('item > title')?.textContent).toBe(evil);
});

test.each(['\u0008', '\ufffe', '\uffff'])('the searched text %j does not break its feed', async (text) => {
  shown = { ...row, title: `Jazz ${text}` };
  expect(parseXml(await render('rss', text)).querySelector('item > title')?.textContent).toBe('Jazz ');
});

test('a feed is well-formed for any title, place and search', async () => {
  await fc.assert(
    fc.asyncProperty(hostileText, hostileText, async (text, query) => {
      shown = { ...row, title: text, venue: text, location: `Lyon ${text}`, price: text };
      const document = parseXml(await render('rss', query));
      expect(document.querySelectorAll('rss > channel > item')).toHaveLength(1);
      expect(document.querySelectorAll('item *')).toHaveLength(6);
      const json = JSON.parse(await render('json', query));
      expect(json.items).toHaveLength(1);
      expect(document.querySelector('item > title')?.textContent).toBe(dropForbiddenCharacters(json.items[0].title));
      const calendar = new ICAL.Component(ICAL.parse(await render('ics', query)));
      expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);
    }),
  );
});

test('a poster is well-formed for any seed', () => {
  fc.assert(
    fc.property(hostileText, fc.constantFrom(...eventCategories.map(({ slug }) => slug)), (seed, category) => {
      expect(
        parseXml(renderPoster({ category, subcategory: null, id: seed, title: seed })).documentElement.tagName,
      ).toBe('svg');
    }),
  );
});
