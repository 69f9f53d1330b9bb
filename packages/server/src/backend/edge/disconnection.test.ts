import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newBackend, type TestBackend } from '../../../testing/newBackend';

let lively: TestBackend;
let zoe: { token: string; userId: string };

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  lively = await newBackend();
  zoe = await lively.signUp('zoe@exemple.fr');
});

afterAll(() => lively.end());

/** Sends a request, and disconnects before the answer. */
async function callAndLeave(path: string, call: { method?: string; body?: unknown } = {}): Promise<Response> {
  const client = new AbortController();
  const answer = lively.call(path, { ...call, token: zoe.token, signal: client.signal });
  setTimeout(() => client.abort(), 1);
  return answer;
}

test('a waiting write is done even if its client leaves', async () => {
  const [{ id }] = await (await lively.call('/rest/v1/events?select=id&limit=1')).json();
  const reads = Array.from({ length: 20 }, () => lively.call('/rest/v1/events?select=*'));
  await callAndLeave('/rest/v1/favorites', { method: 'POST', body: { event_id: id } });
  await Promise.all(reads);
  expect(await (await lively.call('/rest/v1/favorites?select=event_id', { token: zoe.token })).json()).toEqual([
    { event_id: id },
  ]);
});

test('a waiting read leaves the queue with its client', async () => {
  const reads = Array.from({ length: 20 }, () => lively.call('/rest/v1/events?select=*'));
  const run = vi.spyOn(lively.backend.app, 'fetch');
  const answer = await callAndLeave('/rest/v1/favorites?select=event_id');
  await Promise.all(reads);
  expect(answer.status).toBe(499);
  expect(run.mock.calls.filter(([request]) => (request as Request).url.includes('favorites'))).toEqual([]);
});
