import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { backend, library, partner, publishableKey } from './ports.ts';
import { hostileRows, poisonedRows, type Row, rows, toCome } from './rows.ts';

const dist = resolve(import.meta.dirname, '../dist');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'));

/** The strict policy that a partner sends with every page. */
const policy = [
  "default-src 'none'",
  `script-src ${library}`,
  "style-src 'self'",
  `img-src ${library} https: data:`,
  // The site, which serves the script, also reads the sentence of a query.
  `connect-src ${backend} ${library}`,
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const hostileStyles = `
* { all: unset !important; font-size: 60px !important; color: red !important; text-transform: uppercase !important; }
a, b, p, ul, li, time, button { display: none !important; letter-spacing: 1em !important; }
`;

serve(partner, (url, response) => {
  if (url.pathname === '/hostile.css') return send(response, 'text/css', hostileStyles);
  // The URL contains the page, so that each journey defines a different one.
  const page = `<!doctype html>${url.searchParams.get('page') ?? ''}`;
  const chosen = url.searchParams.get('policy');
  const isFree = url.pathname === '/without-policy';
  send(response, 'text/html', page, {
    ...(!isFree && { 'Content-Security-Policy': chosen ?? policy }),
    ...(url.searchParams.has('integrity') && { 'Integrity-Policy': 'blocked-destinations=(script)' }),
  });
});

serve(library, (url, response) => {
  const anyone = { 'Access-Control-Allow-Origin': '*' };
  if (url.pathname.endsWith('/search.json'))
    return send(response, 'application/json', JSON.stringify(readSearch(url.searchParams)), anyone);
  if (url.pathname.startsWith('/communes/'))
    return url.pathname.endsWith('cell-45_4.json')
      ? send(response, 'application/json', JSON.stringify(communesOfLyon), anyone)
      : send(response, 'text/plain', 'Not found', anyone, 404);
  if (url.pathname === '/axe.js') return send(response, 'text/javascript', axe, anyone);
  if (url.pathname.endsWith('.js')) {
    const name = url.pathname.slice(1);
    // The same file under another name is a different module, which simulates another version.
    const file = readdirSync(dist).includes(name) ? name : 'v1.js';
    return send(response, 'text/javascript', readFileSync(resolve(dist, file)), anyone);
  }
  send(response, 'text/plain', 'Not found', {}, 404);
});

serve(backend, (url, response, headers) => {
  const anyone = { 'Access-Control-Allow-Origin': '*' };
  const answers: Record<string, () => void> = {
    '/rest/v1/events': () => {
      if (headers.apikey !== publishableKey)
        return send(response, 'application/json', '{"message":"No API key"}', anyone, 401);
      sendRows(rows.filter(({ id }) => url.searchParams.get('id') === `eq.${id}`));
    },
    '/rest/v1/rpc/explore_events': () => sendPage(rank(onDays(toCome, url.searchParams), url.searchParams)),
    '/rest/v1/rpc/list_events_of_source': () => sendRows(toCome.slice(0, 2)),
    '/crowded/rest/v1/rpc/list_events_of_source': () => sendRows(crowd(100)),
    '/busy/rest/v1/rpc/explore_events': () => sendPage(crowd(75)),
    '/crowded/rest/v1/rpc/explore_events': () => sendPage(onDays(crowd(150), url.searchParams)),
    '/recurring/rest/v1/rpc/explore_events': () => sendPage(crowd(150).map(recur)),
    '/endless/rest/v1/rpc/explore_events': () => sendPage(crowd(75), { total: 10_000, is_more: true }),
    '/tired/rest/v1/rpc/explore_events': () =>
      url.searchParams.has('cursor') ? send(response, 'application/json', '{}', anyone, 503) : sendPage(crowd(75)),
    '/events.json': () => sendRows(rows),
    '/wrapped.json': () => send(response, 'application/json', JSON.stringify({ events: rows }), anyone),
    '/slow.json': () => void setTimeout(() => sendRows(rows), 1500),
    '/never.json': () => {},
    '/none.json': () => sendRows([]),
    '/hostile.json': () => sendRows(hostileRows),
    '/crowd.json': () => sendRows(crowd(10_000)),
    '/poisoned.json': () => sendRows([...poisonedRows, ...rows]),
    '/broken.json': () => send(response, 'application/json', '[{"id": ', anyone),
    '/null.json': () => send(response, 'application/json', 'null', anyone),
    '/failing.json': () => send(response, 'application/json', '{}', anyone, 500),
  };
  const sendRows = (found: readonly object[]) => send(response, 'application/json', JSON.stringify(found), anyone);
  const sendPage = (found: readonly object[], facts = {}) =>
    send(response, 'application/json', JSON.stringify({ ...pageOf(found, url.searchParams), ...facts }), anyone);
  const answer = answers[url.pathname];
  if (answer) answer();
  else send(response, 'text/plain', 'Not found', anyone, 404);
});

/** Reads a search as the site does: free jazz in Lyon. Other words of a sentence have no effect. */
function readSearch(search: URLSearchParams) {
  const words = search.get('line')?.split(' ') ?? [];
  const [venue, organizer] = ['venue', 'organizer'].map((name) => search.get(name) ?? '');
  return {
    arguments: {
      ...(words.includes('jazz') && { text: 'jazz', category: 'music' }),
      ...(words.includes('free') && { max_price: 0 }),
      ...(words.includes('tonight') && { date_filter: 'tonight' }),
      ...(search.has('weekdays') && { weekdays: `{${search.get('weekdays')}}` }),
      ...(search.has('areas') && { areas: `{${search.get('areas')}}` }),
    },
    source: { venue, organizer },
    labels: words.filter((word) => ['jazz', 'free', 'tonight'].includes(word)),
    unread: words.filter((word) => !['jazz', 'free', 'tonight'].includes(word)),
    ignored: [...search.keys()].filter((name) => !['line', 'areas', 'weekdays', 'venue', 'organizer'].includes(name)),
  };
}

const communesOfLyon = {
  departments: { 69: 'Rhône' },
  communes: [
    ['Lyon', '69123', '69001', 522_250, 45.758, 4.835],
    ['Villeurbanne', '69266', '69100', 154_781, 45.771, 4.89],
  ],
};

/** Selects the rows on the days of a request. */
function onDays(rows: readonly Row[], asked: URLSearchParams): readonly Row[] {
  const [first, last] = [asked.get('first_day'), asked.get('last_day')];
  return first && last ? rows.filter(({ date }) => first <= `${date}` && `${date}` <= last) : rows;
}

/** Ranks rows for a request: those of a taste first, then those of a city. */
function rank(rows: readonly Row[], asked: URLSearchParams): readonly Row[] {
  if (asked.get('sort') !== 'recommendation') return rows;
  const [likes, near] = [asked.get('likes')?.split(',') ?? [], asked.get('near')];
  return rows
    .map((row) => ({
      ...row,
      score: (likes.includes(`${row.subcategory}`) ? 50 : 0) + (row.location === near ? 30 : 0),
    }))
    .toSorted((one, other) => other.score - one.score);
}

/** Returns a page of `explore_events`: see docs/decisions/0019. The cursor is the end of the previous page. */
function pageOf(rows: readonly object[], asked: URLSearchParams) {
  const begin = Number(asked.get('cursor'));
  const end = begin + Number(asked.get('page_size'));
  return {
    events: rows.slice(begin, end),
    next_cursor: end < rows.length ? `${end}` : null,
    total: rows.length,
    is_more: false,
  };
}

function crowd(length: number): readonly Row[] {
  return Array.from({ length }, (_, number) => ({ ...rows[0], id: `event-${number}`, title: `Soirée ${number}` }));
}

/** Adds a second day: the last of November, and 20 December. */
function recur(row: Row): Row {
  const timings = ['2026-11-30', '2026-12-20'].map((day) => ({
    begin: `${day}T20:30:00+01:00`,
    end: `${day}T22:30:00+01:00`,
  }));
  return { ...row, date: '2026-11-30', timings };
}

function serve(
  origin: string,
  answer: (url: URL, response: ServerResponse, headers: Readonly<Record<string, unknown>>) => void,
): void {
  createServer((request, response) => {
    if (request.method === 'OPTIONS') {
      return send(response, 'text/plain', '', {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Headers': 'apikey, content-type, x-client-info',
      });
    }
    answer(new URL(request.url ?? '/', origin), response, request.headers);
  }).listen(Number(new URL(origin).port));
}

function send(
  response: ServerResponse,
  type: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
  status = 200,
): void {
  response
    .writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store', ...headers })
    .end(body);
}
