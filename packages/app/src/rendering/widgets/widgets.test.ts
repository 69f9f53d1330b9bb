// @vitest-environment jsdom
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { findPeriod } from '../../search/findPeriod';
import { readWidgetSearch } from '../../search/readWidgetSearch';
import { connectTo } from '../../supabase/config';
import { jazz } from '../../test/createTestBackend';
import { readWidgetEvent } from './readWidgetEvent';
import { readWidgetFilters } from './readWidgetFilters';
import { readWidgetList } from './readWidgetList';
import type { WidgetRequest } from './WidgetContent';

const now = Date.parse('2026-11-22T12:00:00Z');
const row = {
  ...{
    id: jazz.id,
    title: 'Bal\u202E',
    category: 'music',
    location: 'Lyon',
    venue: 'La Halle',
    description: 'Un bal.\n\nDeux « airs ».',
  },
  ...{ date: '2026-12-12', time: '20:30:00', end_time: null, time_zone: 'Europe/Paris', status: 'scheduled' },
  timings: ['12', '13', '14', '15', '16', '17', '18', '19'].map((day) => ({
    begin: `2026-12-${day}T20:30:00+01:00`,
    end: `2026-12-${day}T23:00:00+01:00`,
  })),
  ...{ price: '12 €', created_at: '2026-11-01T10:00:00Z', latitude: null, longitude: null, source: 'openagenda' },
  image: 'https://pictures.example/bal.jpg',
};
const credits = { source_url: 'https://openagenda.com/bal', licence: 'Licence Ouverte 2.0' };

let asked: URL[];
let sent: unknown[];
let events: object[];
let found: object[];

// Test files share modules: the next file would use this backend.
afterAll(() => vi.resetModules());

beforeEach(() => {
  asked = [];
  sent = [];
  events = [row];
  found = [{ ...row, ...credits }];
  connectTo({
    url: 'http://backend.example',
    publishableKey: 'key',
    fetch: async (input, init) => {
      const url = new URL(String(input));
      asked.push(url);
      if (init?.body) sent.push(JSON.parse(String(init.body)));
      if (url.pathname.endsWith('/places')) return Response.json([]);
      if (url.pathname.endsWith('/list_events_of_source')) return Response.json([row, { ...row, id: 'second' }]);
      if (url.pathname.endsWith('/events')) return Response.json(found);
      return Response.json({ events: events.map((event) => ({ past: false, ...event })) });
    },
  });
});

const readList = (search = '', limit = 6, shown: Partial<WidgetRequest> = {}) =>
  readWidgetList({ language: 'fr', search, limit, layout: 'list', on: '', now, ...shown });
const askedParameters = (name: string) =>
  Object.fromEntries(asked.find(({ pathname }) => pathname.endsWith(name))?.searchParams ?? []);

test('a list has the facts of each event, its source and its licence', async () => {
  const { events, ...list } = await readList('?city=Lyon&category=music', 4);
  expect(list).toEqual({
    kind: 'list',
    language: 'fr',
    title: 'Lyon · Musique',
    link: { label: 'Tous ces événements sur Lively', url: 'https://lively.fr/explore?city=Lyon&category=music' },
    message: null,
    period: null,
    search: null,
  });
  expect(events).toEqual([
    {
      id: jazz.id,
      url: `https://lively.fr/event/${jazz.id}`,
      title: 'Bal',
      when: 'samedi 12 décembre, 20:30',
      time: '20:30',
      date: { dateTime: '2026-12-12', weekday: 'sam.', day: '12', month: 'déc.' },
      ...{ otherDates: '', place: 'La Halle, Lyon', price: '12 €', status: '', category: 'Musique', description: '' },
      picture: expect.stringMatching(new RegExp(`^https://lively.fr/pictures/${jazz.id}/\\w+-320.webp$`)),
      poster: null,
      credit: {
        text: 'Source\u00A0: OpenAgenda. Licence Ouverte 2.0.',
        url: 'https://openagenda.com/bal',
      },
    },
  ]);
  expect(askedParameters('/explore_events')).toMatchObject({ city: 'Lyon', category: 'music', page_size: '4' });
});

test('a list without events says so, and still links to explore', async () => {
  events = [{ ...row, past: true }];
  expect(await readList()).toMatchObject({
    title: 'Événements à venir',
    events: [],
    message: 'Aucun événement à venir.',
    link: { url: 'https://lively.fr/explore' },
  });
});

test('a line is parsed for each answer, and the link keeps it', async () => {
  const { title, link } = await readList('?line=musique+gratuite+ce+soir');
  expect(title).toContain('Ce soir');
  expect(link.url).toBe('https://lively.fr/explore?line=musique+gratuite+ce+soir');
  expect(askedParameters('/explore_events')).toMatchObject({ date_filter: 'tonight', max_price: '0' });
});

test('an unknown commune is ignored', async () => {
  await readList('?commune=99999');
  expect(askedParameters('/explore_events')).not.toHaveProperty('commune');
});

test('a list of a venue has its events only, and links to a search for it', async () => {
  const { title, events, link } = await readList('?venue=La+Halle', 1);
  expect(sent).toEqual([{ filters: {}, venue: 'La Halle' }]);
  expect([title, events.length, link.url]).toEqual(['La Halle', 1, 'https://lively.fr/explore?q=La+Halle']);
});

test('a week has the events of its days, each on its first day, and leads to the next week', async () => {
  const { events, period, link, title } = await readList('?city=Lyon&date=tonight', 20, {
    layout: 'week',
    on: '2026-12-11',
  });
  expect(askedParameters('/explore_events')).toMatchObject({ first_day: '2026-12-11', last_day: '2026-12-17' });
  expect(askedParameters('/explore_events')).not.toHaveProperty('date_filter');
  expect([title, events.map(({ date, time }) => [date?.dateTime, time])]).toEqual(['Lyon', [['2026-12-12', '20:30']]]);
  expect(period).toMatchObject({
    kind: 'week',
    title: '11–17 déc.',
    previous: { label: 'Semaine précédente', on: '2026-12-04' },
    next: { label: 'Semaine suivante', on: '2026-12-18' },
  });
  expect(period?.days.map(({ name }) => name).slice(0, 2)).toEqual(['vendredi 11 décembre', 'samedi 12 décembre']);
  expect(link.url).toBe('https://lively.fr/explore?city=Lyon&date=2026-12-11_2026-12-17');
});

test('a month counts the events of each day, and lists those of one', async () => {
  const { events, period } = await readList('?venue=La+Halle', 6, { layout: 'month', on: '2026-12-13' });
  expect(sent).toEqual([{ filters: { first_day: '2026-12-01', last_day: '2026-12-31' }, venue: 'La Halle' }]);
  expect(events.map(({ date }) => date?.dateTime)).toEqual(['2026-12-13', '2026-12-13']);
  expect(period).toMatchObject({
    ...{ kind: 'month', title: 'décembre 2026', day: { label: 'Tout le mois', on: '2026-12' } },
    ...{ previous: { on: '2026-11' }, next: { on: '2027-01' } },
  });
  expect(period?.days).toHaveLength(31);
  expect(period?.days[10]).toMatchObject({ date: '2026-12-11', count: '0 événement', url: null });
  expect(period?.days[12]).toMatchObject({ count: '2 événements', titles: ['Bal', 'Bal'], more: '' });
  expect(period?.days[12]?.url).toBe('https://lively.fr/explore?q=La+Halle&date=2026-12-13_2026-12-13');
});

test('a month is sorted by its own times, not by those before it', async () => {
  const timings = [row.timings[0], { begin: '2027-01-09T19:00:00+01:00', end: '2027-01-09T20:00:00+01:00' }];
  events = [
    { ...row, timings, title: 'Twice' },
    { ...row, timings: [{ begin: '2027-01-02T19:00:00+01:00', end: '2027-01-02T20:00:00+01:00' }], title: 'Once' },
  ];
  const { events: listed } = await readList('', 6, { layout: 'month', on: '2027-01' });
  expect(listed.map(({ title }) => title)).toEqual(['Once', 'Twice']);
});

test('of a month with more than a hundred events, a later day is read alone', async () => {
  events = Array.from({ length: 100 }, () => ({
    ...row,
    timings: [{ begin: '2026-12-12T20:30:00+01:00', end: '2026-12-12T23:00:00+01:00' }],
  }));
  const { period } = await readList('', 6, { layout: 'month', on: '2026-12-20' });
  const days = asked.filter(({ pathname }) => pathname.endsWith('/explore_events'));
  expect(days.map(({ searchParams }) => [searchParams.get('first_day'), searchParams.get('page_size')])).toEqual([
    ['2026-12-01', '100'],
    ['2026-12-20', '6'],
  ]);
  expect(period?.days[11]).toMatchObject({ count: '100 événements ou plus', more: '+\u00A098' });
  expect(period?.days[19]).toMatchObject({ count: 'événements à afficher', more: '+' });
});

test('a search has its box, its sentence and the words without effect', async () => {
  const { search, title } = await readList('?city=Lyon&line=jazz+xylophone', 6, { layout: 'search' });
  expect(title).toContain('Lyon');
  expect(search).toMatchObject({ submit: 'Rechercher', line: 'jazz xylophone' });
});

test.each([
  ['week', '', '2026-11-22', null, '2026-11-29'],
  ['week', '2026-11-25', '2026-11-25', '2026-11-22', '2026-12-02'],
  ['week', '2026-11-01', '2026-11-22', null, '2026-11-29'],
  ['week', '2031-11-01', '2026-11-22', null, '2026-11-29'],
  ['week', '2027-11-20', '2027-11-20', '2027-11-13', null],
  ['month', '2026-13', '2026-11-01', null, '2026-12'],
  ['month', '2026-10-31', '2026-11-01', null, '2026-12'],
  ['month', '2027-11-05', '2027-11-01', '2027-10', null],
] as const)('the %s of "%s" begins on %s', (kind, on, first, previous, next) => {
  expect(findPeriod(kind, on, now)).toMatchObject({ days: [first, expect.anything()], previous, next });
});

test('an event has its next dates, and the beginning of its text on one line', async () => {
  const event = await readWidgetEvent(jazz.id, 'fr', now);
  expect(event?.events[0]).toMatchObject({
    otherDates: 'Autres dates\u00A0: dim. 13 déc., lun. 14 déc., mar. 15 déc., mer. 16 déc., jeu. 17 déc., + 2',
    description: 'Un bal. Deux « airs ».',
  });
  expect(event).toMatchObject({ kind: 'event', title: 'Bal', link: { url: `https://lively.fr/event/${jazz.id}` } });
});

test('an event that is not public is not shown', async () => {
  found = [];
  expect(await readWidgetEvent(jazz.id, 'fr', now)).toBeNull();
});

test.each([
  ['?category=music&city=Lyon&utm_source=x&limit=4&theme=dark&sort=date&page=3', '?city=Lyon&category=music'],
  ['?line=+jazz+ce+soir+&q=other&city=Lyon', '?city=Lyon&line=jazz+ce+soir'],
  ['?line=', ''],
  ['?venue=La+Halle&areas=38', '?areas=38&venue=La+Halle'],
])('the filters of %s are %s', (search, kept) => {
  expect(readWidgetSearch(search)).toBe(kept);
});

test('the filters of an element are arguments of the database, and texts in its language', async () => {
  const search = '?areas=&city=Lyon&line=musique+gratuite+ce+soir&colour=red&sort=price&venue=La+Halle';
  expect(await readWidgetFilters(search, 'fr', now)).toEqual({
    arguments: { city: 'Lyon', category: 'music', date_filter: 'tonight', max_price: 0 },
    source: { venue: 'La Halle', organizer: '' },
    labels: ['La Halle', expect.stringMatching(/^Ce soir/), 'Lyon', 'Musique', 'Gratuit'],
    unread: [],
    ignored: ['areas', 'colour'],
  });
});

test('every filter of explore is an argument of the database', async () => {
  const search =
    '?topics=jazz,rock&without=sport&weekdays=2,4&hours=18-23&price=10-20&age=6-10&access=mobility&online=on&once=on';
  expect(await readWidgetFilters(search, 'fr', now)).toMatchObject({
    arguments: {
      ...{ topics: '{rock,jazz}', without: '{sport}', weekdays: '{2,4}', begins_from: '18:00', begins_before: '23:00' },
      ...{ min_price: 10, max_price: 20, ages: '6-10', access: '{mobility}', online: true, once: true },
    },
    ignored: [],
  });
});

test.each([
  ['weekdays=2,9', ['weekdays=9']],
  ['weekdays=9', ['weekdays']],
  ['age=44', ['age']],
  ['price=20-10', ['price']],
  ['topics=jazz,xylophones', ['topics=xylophones']],
  // The test backend knows no place.
  ['commune=99999&price=0', ['commune']],
  ['outside=69999', ['outside']],
  // Defaults, which explore itself leaves out of its addresses.
  ['commune=46042&radius=20&date=all', ['commune']],
  ['q=jazz,+rock', []],
])('the values without effect of %s are told', async (search, ignored) => {
  expect((await readWidgetFilters(`?${search}`, 'fr', now)).ignored).toEqual(ignored);
});
