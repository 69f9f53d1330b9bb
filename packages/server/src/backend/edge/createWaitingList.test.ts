import { expect, test } from 'vitest';
import { createWaitingList } from './createWaitingList';

const full = { status: 503, code: '53300', notes: { retryAfter: 5 } };

test('a full list refuses the client with the most waiting tasks, never the server', async () => {
  const list = createWaitingList({ tasks: 3, bytes: 1_000 });
  const kept = [list.wait({ client: 'a' }), list.wait({ client: 'a' })];
  const last = expect(list.wait({ client: 'a' })).rejects.toMatchObject(full);
  await expect(list.wait({ client: 'a' })).rejects.toMatchObject(full);
  kept.push(list.wait({ client: 'b' }), list.wait());
  await last;
  expect(['a', 'b', ''].map((client) => list.count(client))).toEqual([2, 1, 1]);
  for (const client of ['a', 'a', 'b', '']) list.start(client);
  await Promise.all(kept);
  expect(list.clients()).toEqual([]);
});

test('a full list refuses the new task if all clients have equally many', async () => {
  const list = createWaitingList({ tasks: 2, bytes: 1_000 });
  const kept = [list.wait({ client: 'a' }), list.wait({ client: 'b' })];
  await expect(list.wait({ client: 'b' })).rejects.toMatchObject(full);
  for (const client of ['a', 'b']) list.start(client);
  await Promise.all(kept);
});

test('the memory of the waiting tasks is limited for each client, and freed when they start', async () => {
  const list = createWaitingList({ tasks: 10, bytes: 100 });
  const large = expect(list.wait({ client: 'a', size: 80 })).rejects.toMatchObject(full);
  const small = list.wait({ client: 'b', size: 30 });
  await large;
  await expect(list.wait({ client: 'b', size: 80 })).rejects.toMatchObject(full);
  list.start('b');
  const next = list.wait({ client: 'b', size: 80 });
  list.start('b');
  await Promise.all([small, next]);
});

test('a client that has left frees its place for the next task', async () => {
  const list = createWaitingList({ tasks: 1, bytes: 100 });
  const client = new AbortController();
  const gone = list.wait({ client: 'a', signal: client.signal, size: 100 });
  client.abort();
  await expect(gone).rejects.toMatchObject({ status: 499 });
  await expect(list.wait({ client: 'a', signal: client.signal })).rejects.toMatchObject({ status: 499 });
  const other = list.wait({ client: 'b', size: 100 });
  list.start('b');
  await other;
});

test('a full list refuses its last newcomer for a client that is familiar, and for no other', async () => {
  const list = createWaitingList({ tasks: 2, bytes: 1000 });
  const first = list.wait({ client: 'a' });
  const last = expect(list.wait({ client: 'b' })).rejects.toMatchObject({ status: 503 });
  await expect(list.wait({ client: 'c' })).rejects.toMatchObject({ status: 503 });
  const known = list.wait({ client: 'd', isFamiliar: true });
  await last;
  list.start('a');
  list.start('d');
  expect(await Promise.all([first, known])).toEqual([false, false]);
});
