import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newBackend, type TestBackend } from '../../../testing/newBackend';
import { type Changes, createChangeFeed } from './createChangeFeed';

const eventId = '20000000-0000-4000-8000-000000000001';
let lively: TestBackend;

beforeAll(async () => {
  lively = await newBackend();
});
afterAll(() => lively.end());

test('simultaneous changes are sent once to each listener until it leaves', async () => {
  const { subscribe, announce, announceAll } = createChangeFeed();
  const told: Changes[] = [];
  const leave = subscribe((changes) => told.push(changes));
  for (const id of ['a', 'b', 'a']) announce(id);
  await vi.waitFor(() => expect(told).toEqual([new Set(['a', 'b'])]));
  announceAll();
  expect(told[1]).toBe(null);
  leave();
  announceAll();
  expect(told).toHaveLength(2);
});

test('a backend reports the events that it changes, but no drafts and votes', async () => {
  const heard = new Set<string>();
  const leave = lively.backend.changes.subscribe((changes) => {
    for (const id of changes ?? []) heard.add(id);
  });
  const asServer = { apikey: lively.backend.secretKey };
  const event = { id: eventId, title: 'Bal', category: 'music', location: 'Lyon', date: '2199-01-01' };
  const write = async (method: string, body?: object) => {
    heard.clear();
    const path = method === 'POST' ? '/rest/v1/events' : `/rest/v1/events?id=eq.${eventId}`;
    expect((await lively.call(path, { method, body, ...asServer })).ok).toBe(true);
  };
  const expectHeard = () => vi.waitFor(() => expect([...heard]).toEqual([eventId]));
  await write('POST', event);
  await expectHeard();
  await write('PATCH', { title: 'Bal masqué' });
  await expectHeard();
  await write('PATCH', { upvotes_count: 3 });
  await write('PATCH', { publication: 'draft' });
  await expectHeard();
  await write('PATCH', { title: 'Brouillon' });
  await write('DELETE');
  await lively.call('/rest/v1/events?select=id&limit=1');
  expect(heard.size).toBe(0);
  leave();
});
