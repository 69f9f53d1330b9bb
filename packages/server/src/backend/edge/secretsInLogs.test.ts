import { format } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newBackend, type TestBackend } from '../../../testing/newBackend';

let lively: TestBackend;
let token: string;
const written: string[] = [];

beforeAll(async () => {
  lively = await newBackend();
  token = (await lively.signUp('zoe@exemple.fr')).token;
  for (const method of ['error', 'warn', 'info', 'log', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation((...texts) => void written.push(format(...texts)));
  for (const stream of [process.stderr, process.stdout])
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      written.push(String(text));
      return true;
    });
});

afterAll(async () => {
  vi.restoreAllMocks();
  await lively.end();
});

const places: [place: string, path: (secret: string) => string][] = [
  ['a filter by id', (secret) => `events?id=eq.${secret}`],
  ['a filter by number', (secret) => `events?price=gt.${secret}`],
  ['a filter by date', (secret) => `event_timings?begins_at=lt.${secret}`],
  ['a list', (secret) => `events?id=in.(${secret})`],
  ['an operator', (secret) => `events?title=${secret}.x`],
  ['the name of a column', (secret) => `events?${secret}=eq.1`],
  ['a selected column', (secret) => `events?select=${secret}`],
  ['an order', (secret) => `events?order=${secret}`],
  ['the name of a table', (secret) => `${secret}?select=id`],
  ['the name of a function', (secret) => `rpc/${secret}`],
  ['an argument', (secret) => `rpc/is_event_removed?id=${secret}`],
  ['a limit', (secret) => `events?limit=${secret}`],
];

test.each(places)('a token sent as %s is not in the log', async (_place, path) => {
  for (const secret of [token, lively.backend.secretKey, '3f9a-0c41-77be-d210']) {
    written.length = 0;
    const answer = await lively.call(`/rest/v1/${path(secret)}`, { token });
    expect(answer.status).toBeLessThan(500);
    expect(written.join('\n')).not.toContain(secret);
  }
});

test('a word sent as a value is not in the log', async () => {
  written.length = 0;
  for (const path of ['events?id=eq.', 'events?price=gt.', 'event_timings?begins_at=lt.', 'rpc/is_event_removed?id='])
    await lively.call(`/rest/v1/${path}sesame`, { token });
  expect(written.join('\n')).not.toContain('sesame');
});

test('a refusal is logged as a line with the error of the database', async () => {
  written.length = 0;
  await lively.call('/rest/v1/events?id=eq.x', { token });
  expect(written.join('\n')).toContain('The database refused a request (22P02): invalid input syntax for type uuid');
});
