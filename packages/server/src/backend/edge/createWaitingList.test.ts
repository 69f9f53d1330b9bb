import { expect, test } from 'vitest';
import { createFairQueue } from './createFairQueue';
import { createWaitingList } from './createWaitingList';

test('beyond its length a list refuses with 503 and when to come again, but never a task of the server', async () => {
  const list = createWaitingList({ tasks: 2, bytes: 1_000 });
  const waiting = [list.wait(), list.wait()];
  await expect(list.wait()).rejects.toMatchObject({ status: 503, code: '53300', notes: { retryAfter: 5 } });
  waiting.push(list.wait({ isInternal: true }));
  expect([list.next(), list.next(), list.next(), list.next()]).toEqual([true, true, true, false]);
  await Promise.all(waiting);
  const next = list.wait();
  expect(list.next()).toBe(true);
  await next;
});

test('the memory of what waits is bounded, and free again when it starts', async () => {
  const list = createWaitingList({ tasks: 10, bytes: 100 });
  const first = list.wait({ size: 80 });
  await expect(list.wait({ size: 30 })).rejects.toMatchObject({ status: 503 });
  const small = list.wait({ size: 20 });
  list.next();
  const second = list.wait({ size: 80 });
  list.next();
  list.next();
  await Promise.all([first, small, second]);
});

test('a client that has gone leaves its place, and the next one takes it', async () => {
  const list = createWaitingList({ tasks: 2, bytes: 100 });
  const client = new AbortController();
  const gone = list.wait({ signal: client.signal, size: 100 });
  client.abort();
  await expect(gone).rejects.toMatchObject({ status: 499 });
  await expect(list.wait({ signal: client.signal })).rejects.toMatchObject({ status: 499 });
  const other = list.wait({ size: 100 });
  expect([list.next(), list.next()]).toEqual([true, false]);
  await other;
});

test('reads and writes take turns, and a task that was abandoned while it waited never runs', async () => {
  const queue = createFairQueue((task) => task());
  const ran: string[] = [];
  const client = new AbortController();
  const hold = Promise.withResolvers<void>();
  const add = (lane: 'read' | 'write', name: string, signal?: AbortSignal) =>
    queue.run(lane, async () => void ran.push(name), { signal });
  const busy = queue.run('read', () => hold.promise);
  const abandoned = expect(add('read', 'gone', client.signal)).rejects.toMatchObject({ status: 499 });
  const others = [add('read', 'r1'), add('read', 'r2'), add('write', 'w1')];
  client.abort();
  hold.resolve();
  await Promise.all([busy, abandoned, ...others]);
  expect(ran).toEqual(['w1', 'r1', 'r2']);
});
