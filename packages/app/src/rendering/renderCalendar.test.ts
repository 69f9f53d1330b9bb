import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { connectTo } from '../supabase/config';
import { jazz } from '../test/createTestBackend';
import { renderCalendar } from './renderCalendar';

const token = 'a'.repeat(43);
const row = {
  ...{
    id: jazz.id,
    title: 'Nuit',
    category: 'music',
    location: 'Lyon',
    venue: 'Le Phare',
    full_address: '1 quai du Port',
  },
  ...{ date: '2026-12-12', time: '20:30:00', end_time: null, time_zone: 'Europe/Paris', status: 'scheduled' },
  ...{ latitude: null, longitude: null },
  timings: [
    { begin: '2026-12-12T19:30:00+00:00', end: '2026-12-12T21:30:00+00:00' },
    { begin: '2026-12-13T19:30:00+00:00', end: '2026-12-13T21:30:00+00:00' },
  ],
};
const entry = { event: row, positions: [3, 4], revision: 2, revised_at: '2026-11-20T10:00:00+00:00' };

let requests: Request[];
let answer: () => Response;

// Test files share modules: the next file would use this backend.
afterAll(() => vi.resetModules());

beforeEach(() => {
  requests = [];
  answer = () => Response.json({ name: null, entries: [entry] });
  connectTo({
    url: 'http://backend.example',
    publishableKey: 'key',
    fetch: async (...request) => {
      requests.push(new Request(...request));
      return answer();
    },
  });
});

test('a private calendar has every time of what is saved, each with an id of its own', async () => {
  const rendered = await renderCalendar(token, 'en', {});
  if (rendered.status !== 200) throw new Error(`It was answered with ${rendered.status}.`);
  expect(rendered.calendar).toContain('X-WR-CALNAME:Lively · My favourites');
  expect(rendered.calendar.match(/UID:.*/g)).toEqual([`UID:${jazz.id}-3`, `UID:${jazz.id}-4`]);
  expect(rendered.calendar.replace(/\r\n /g, '')).toContain(`DESCRIPTION:https://lively.fr/en/event/${jazz.id}`);
});

test('that of a search has its name', async () => {
  answer = () => Response.json({ name: 'Jazz, à deux pas', entries: [entry] });
  const rendered = await renderCalendar(token, 'fr', {});
  if (rendered.status !== 200) throw new Error(`It was answered with ${rendered.status}.`);
  expect(rendered.calendar).toContain('X-WR-CALNAME:Lively · Jazz\\, à deux pas');
});

test('the token stands in no URL, and the reader is named to the backend', async () => {
  await renderCalendar(token, 'fr', { 'x-lively-client': '192.0.2.7' });
  expect(requests.map(({ method, url }) => [method, url])).toEqual([
    ['POST', 'http://backend.example/rest/v1/rpc/read_calendar_feed'],
  ]);
  expect(requests[0]?.headers.get('x-lively-client')).toBe('192.0.2.7');
  expect(await requests[0]?.json()).toEqual({ token });
});

test('a token that opens nothing is not found, and one that cannot be any is not asked for', async () => {
  answer = () => Response.json(null);
  expect(await renderCalendar(token, 'fr', {})).toEqual({ status: 404 });
  expect(await renderCalendar('short', 'fr', {})).toEqual({ status: 404 });
  expect(requests).toHaveLength(1);
});

test('too many guesses are told apart from a backend that fails', async () => {
  answer = () => Response.json({ code: 'PT429', message: 'Too many' }, { status: 429 });
  expect(await renderCalendar(token, 'fr', {})).toEqual({ status: 429 });
  answer = () => Response.json({ code: 'XX000', message: 'Down' }, { status: 500 });
  await expect(renderCalendar(token, 'fr', {})).rejects.toThrow();
});
