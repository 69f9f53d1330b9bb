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
const entry = { event: row, revision: 2, revised_at: '2026-11-20T10:00:00+00:00' };

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

test('a private calendar contains every timing, each with its own id', async () => {
  const rendered = await renderCalendar(token, 'en', {});
  if (rendered.status !== 200) throw new Error(`It was answered with ${rendered.status}.`);
  expect(rendered.calendar).toContain('X-WR-CALNAME:Lively · My favourites');
  expect(rendered.calendar.match(/UID:.*/g)).toEqual([`UID:${jazz.id}-202612121930`, `UID:${jazz.id}-202612131930`]);
  expect(rendered.calendar.replace(/\r\n /g, '')).toContain(`DESCRIPTION:https://lively.fr/en/event/${jazz.id}`);
});

test('the calendar of a saved search has the name of the search', async () => {
  answer = () => Response.json({ name: 'Jazz, à deux pas', entries: [entry] });
  const rendered = await renderCalendar(token, 'fr', {});
  if (rendered.status !== 200) throw new Error(`It was answered with ${rendered.status}.`);
  expect(rendered.calendar).toContain('X-WR-CALNAME:Lively · Jazz\\, à deux pas');
});

test('the token is in the body and not in the URL, and the request contains the client', async () => {
  await renderCalendar(token, 'fr', { 'x-lively-client': '192.0.2.7' });
  expect(requests.map(({ method, url }) => [method, url])).toEqual([
    ['POST', 'http://backend.example/rest/v1/rpc/read_calendar_feed'],
  ]);
  expect(requests[0]?.headers.get('x-lively-client')).toBe('192.0.2.7');
  expect(await requests[0]?.json()).toEqual({ token });
});

test('an unknown token is answered with 404, a malformed one without a request', async () => {
  answer = () => Response.json(null);
  expect(await renderCalendar(token, 'fr', {})).toEqual({ status: 404 });
  expect(await renderCalendar('short', 'fr', {})).toEqual({ status: 404 });
  expect(requests).toHaveLength(1);
});

test('too many attempts give 429, a failure of the backend an error', async () => {
  answer = () => Response.json({ code: 'PT429', message: 'Too many' }, { status: 429 });
  expect(await renderCalendar(token, 'fr', {})).toEqual({ status: 429 });
  answer = () => Response.json({ code: 'XX000', message: 'Down' }, { status: 500 });
  await expect(renderCalendar(token, 'fr', {})).rejects.toThrow();
});
