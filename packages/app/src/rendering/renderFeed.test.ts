// @vitest-environment jsdom
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { connectTo } from '../supabase/config';
import { jazz } from '../test/createTestBackend';
import { t } from '../test/t';
import { setServerUrl } from './followedUrl';
import { renderFeed } from './renderFeed';

const now = Date.parse('2026-11-22T12:00:00Z');
const hostile = '<img src=x onerror=alert(1)>';
const row = {
  ...{ id: jazz.id, title: `]]>${hostile}`, category: 'music', location: 'Lyon', venue: hostile },
  ...{ date: '2026-12-12', time: '20:30:00', end_time: null, time_zone: 'Europe/Paris', timings: [] },
  ...{ status: 'scheduled', price: '12 €', created_at: '2026-11-01T10:00:00Z', latitude: null, longitude: null },
  image: 'https://pictures.example/bal.jpg',
};
let asked: string[] = [];
let sent: unknown[] = [];
let places: { code: string; name: string }[];
let entries: unknown[];

// Test files share modules: the next file would use this backend.
afterAll(() => vi.resetModules());

beforeEach(() => {
  asked = [];
  sent = [];
  places = [{ code: '69123', name: 'Lyon' }];
  entries = [{ event: row, revision: 2, revised_at: '2026-11-20T10:00:00+00:00' }];
  connectTo({
    url: 'http://backend.example',
    publishableKey: 'key',
    fetch: async (input, init) => {
      asked.push(String(input));
      if (init?.body) sent.push(JSON.parse(String(init.body)));
      if (String(input).includes('/places')) return Response.json(places);
      if (String(input).includes('/list_calendar_entries')) return Response.json(entries);
      if (String(input).includes('/list_events_of_source')) return Response.json([row]);
      return Response.json({
        events: [
          { ...row, past: false },
          { ...row, id: 'past', past: true },
        ],
      });
    },
  });
});

const render = (format: 'rss' | 'json' | 'ics', search = '?city=Lyon&category=music') =>
  renderFeed({ format, language: 'fr', path: '/feed', search, now });

test('a feed contains the events of its city and category, with date and place', async () => {
  const { title, items } = JSON.parse(await render('json'));
  expect(title).toBe('Lively · Lyon · Musique');
  expect(items).toHaveLength(1);
  expect(items[0].url).toBe(`https://lively.fr/event/${jazz.id}`);
  expect(items[0].content_html).toContain('samedi 12 décembre, 20:30');
  expect(Object.fromEntries(new URL(asked[0] ?? '').searchParams)).toMatchObject({ city: 'Lyon', category: 'music' });
});

test('a feed contains its own URL', async () => {
  expect(JSON.parse(await render('json')).feed_url).toBe('https://lively.fr/feed');
  expect(await render('rss')).toContain('<atom:link href="https://lively.fr/feed" rel="self"');
});

test.each(['rss', 'json', 'ics'] as const)(
  'each link of %s has the address of the server, if the site has none',
  async (format) => {
    setServerUrl('http://agenda.example:8080');
    const feed = (await render(format)).replace(/\r\n /g, '');
    setServerUrl(undefined);
    expect(feed).toContain(`http://agenda.example:8080/event/${jazz.id}`);
    expect(feed).not.toContain('lively.fr');
  },
);

test('a feed applies the filters of explore, and its title contains them', async () => {
  const { title } = JSON.parse(
    await render('json', '?q=nuit&commune=69123&radius=10&hours=20-24&price=0&online=on&once=on'),
  );
  expect(title.replace(/\s/g, ' ')).toBe(
    [
      'Lively · « nuit »',
      t('explore:filters.hoursFrom', { from: '20:00' }),
      'Lyon, 10 km',
      ...[t('explore:filters.free'), t('explore:kinds.once'), t('explore:kinds.online')],
    ].join(' · '),
  );
  const [, list = ''] = asked;
  expect(Object.fromEntries(new URL(list).searchParams)).toEqual({
    ...{ text: 'nuit', commune: '69123', radius_km: '10', begins_from: '20:00', max_price: '0' },
    ...{ online: 'true', once: 'true', sort: 'date', page_size: '100' },
  });
});

test('a feed ignores an unknown commune', async () => {
  places = [];
  expect(JSON.parse(await render('json', '?commune=69999')).title).toBe('Lively');
});

test('an item contains the rarity of its date as text and as data', async () => {
  const [item] = JSON.parse(await render('json')).items;
  expect(item.content_html).toContain('samedi 12 décembre, 20:30 · seule date');
  expect(item._lively).toEqual({ rarity: { kind: 'only' } });
  expect(await render('rss')).not.toContain('_lively');
});

test('the values of an event are plain text in each feed', async () => {
  expect(JSON.parse(await render('json')).items[0].content_html).not.toContain('<');
  const document = new DOMParser().parseFromString(await render('rss'), 'text/xml');
  expect(document.querySelector('item > title')?.textContent).toBe(row.title);
  expect(document.querySelector('item > description')?.textContent).not.toContain('<');
});

test('the picture of an event has a URL of the site', async () => {
  const [item] = JSON.parse(await render('json')).items;
  expect(item.image).toMatch(new RegExp(`^https://lively.fr/pictures/${jazz.id}/[0-9a-z]+-1280.webp$`));
  const document = new DOMParser().parseFromString(await render('rss'), 'text/xml');
  const enclosure = document.querySelector('item > enclosure');
  expect([enclosure?.getAttribute('url'), enclosure?.getAttribute('type')]).toEqual([item.image, 'image/webp']);
  for (const format of ['json', 'rss', 'ics'] as const) expect(await render(format)).not.toContain('pictures.example');
});

test.each([
  ['cancelled', 'Annulé'],
  ['postponed', 'Reporté'],
  ['moved_online', 'En ligne'],
])('each feed states in the title that an event is %s, with the time of the change', async (status, word) => {
  row.status = status;
  try {
    const [item] = JSON.parse(await render('json')).items;
    expect(item).toMatchObject({
      title: `${word} · ${row.title}`,
      date_published: '2026-11-01T10:00:00.000Z',
      date_modified: '2026-11-20T10:00:00.000Z',
    });
    expect(item.content_html.includes('Lyon')).toBe(status !== 'moved_online');
    const document = new DOMParser().parseFromString(await render('rss'), 'text/xml');
    expect(document.querySelector('item > title')?.textContent).toBe(`${word} · ${row.title}`);
    expect(await render('ics')).toContain(`SUMMARY:${word} · `);
  } finally {
    row.status = 'scheduled';
  }
});

test('a calendar asks for the times of its days only', async () => {
  const daysAsked = async (search: string) => {
    await render('ics', search);
    return new URL(asked.at(-1) ?? '').searchParams.get('date_filter');
  };
  expect(await daysAsked('?date=2026-12-04_2026-12-06')).toBe('2026-12-04/2026-12-06');
  expect(await daysAsked('?date=weekend')).toBe('weekend');
  expect(await daysAsked('?city=Lyon')).toBeNull();
});

test('a calendar contains the event with its revision', async () => {
  const calendar = await render('ics');
  expect(calendar).toMatch(/X-WR-CALNAME:Lively · Lyon · Musique[\s\S]*DTSTART;TZID=Europe\/Paris:20261212T203000/);
  expect(calendar).toContain('\r\nSEQUENCE:2\r\n');
  expect(new URL(asked.at(-1) ?? '').searchParams.get('ids')).toBe(`{${jazz.id}}`);
});

test('a calendar has the same text at any time until an event changes', async () => {
  const first = await render('ics');
  expect(
    await renderFeed({
      format: 'ics',
      language: 'fr',
      path: '/feed',
      search: '?city=Lyon&category=music',
      now: now + 864e5,
    }),
  ).toBe(first);
  entries = [{ event: { ...row, status: 'cancelled' }, revision: 3, revised_at: '2026-11-21T10:00:00+00:00' }];
  const cancelled = await render('ics');
  expect(cancelled).toContain('SUMMARY:Annulé · ');
  expect(cancelled).toContain('\r\nSTATUS:CANCELLED\r\n');
});

test('the searched text is in the name of a calendar and adds no lines', async () => {
  const calendar = await render('ics', `?q=${encodeURIComponent('jazz\r\nBEGIN:VEVENT\r\nX;Y,Z')}`);
  expect(calendar.match(/BEGIN:VEVENT\r\n/g)).toHaveLength(1);
  expect(calendar.replace(/\r\n /g, '')).toContain('X\\;Y\\,Z');
});

test('a feed of a venue or an organiser contains only its events', async () => {
  const askedBy = async (search: string) => {
    expect(JSON.parse(await render('json', search)).items).toHaveLength(1);
    expect(asked).toContain('http://backend.example/rest/v1/rpc/list_events_of_source');
    return sent.at(-1);
  };
  expect(await askedBy(`?venue=${encodeURIComponent(hostile)}`)).toEqual({ filters: {}, venue: hostile });
  expect(await askedBy('?organizer=Mairie&city=Paris&category=music&sort=distance')).toEqual({
    filters: { city: 'Paris', category: 'music' },
    organizer: 'Mairie',
  });
  await render('ics', '?venue=Le%20Trianon');
  expect(new URL(asked.at(-1) ?? '').searchParams.get('ids')).toBe(`{${jazz.id}}`);
  expect(JSON.parse(await render('json', '?venue=Le%20Trianon&city=Paris')).title).toBe('Lively · Le Trianon · Paris');
});
