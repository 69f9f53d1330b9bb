import { expect, test } from 'vitest';
import { publishableKey } from '../publishableKey.ts';
import { createAnswerStore } from './createAnswerStore.ts';

const explore = '/rest/v1/rpc/explore_events?city=Lyon';

function createTried() {
  let instant = 1;
  const store = createAnswerStore(() => instant);
  const open = (path: string, headers: Record<string, string> = {}) =>
    store.open(new Request(`http://localhost${path}`, { headers: { apikey: publishableKey, ...headers } }));
  /** Asks the database. */
  const answer = async (path: string, body: string, init?: ResponseInit) =>
    await open(path)?.keep(new Response(body, init));
  const read = async (path: string, headers?: Record<string, string>) => await open(path, headers)?.find()?.text();
  const pass = (milliseconds: number) => {
    instant += milliseconds;
  };
  return { store, open, answer, read, pass };
}

test('an answer is kept for a minute from its second request on', async () => {
  const { answer, read, pass } = createTried();
  await answer(explore, 'first');
  expect(await read(explore)).toBeUndefined();
  await answer(explore, 'second');
  expect([await read(explore), await read(explore)]).toEqual(['second', 'second']);
  pass(59_999);
  expect(await read(explore)).toBe('second');
  pass(2);
  expect(await read(explore)).toBeUndefined();
});

test('a kept answer has its headers', async () => {
  const { open, answer } = createTried();
  for (let round = 0; round < 2; round++) await answer(explore, '[]', { headers: { 'content-range': '0-0/1' } });
  expect(open(explore)?.find()?.headers.get('content-range')).toBe('0-0/1');
});

test('requests that differ in what an answer depends on have different answers', async () => {
  const { answer, read } = createTried();
  for (let round = 0; round < 2; round++) await answer(explore, 'Lyon');
  expect(await read('/rest/v1/rpc/explore_events?city=Paris')).toBeUndefined();
  for (const header of ['accept', 'accept-profile', 'prefer', 'range'])
    expect(await read(explore, { [header]: 'other' }), header).toBeUndefined();
});

test('a change forgets every answer, and one that was read before is not kept', async () => {
  const { store, open, answer, read } = createTried();
  for (let round = 0; round < 2; round++) await answer(explore, 'old');
  const before = open(explore);
  store.clear();
  expect(await read(explore)).toBeUndefined();
  await before?.keep(new Response('old'));
  expect(await read(explore)).toBeUndefined();
});

test('only successful answers to reads of public data without a session are kept', async () => {
  const { store, open, answer, read } = createTried();
  for (let round = 0; round < 2; round++) await answer(explore, 'too many', { status: 503 });
  expect(await read(explore)).toBeUndefined();
  expect(open(explore, { authorization: 'Bearer a.session.token' })).toBeUndefined();
  expect(open(explore, { apikey: 'sb_secret_1' })).toBeUndefined();
  expect(open('/rest/v1/favorites')).toBeUndefined();
  expect(open(`${explore}&text=${'a'.repeat(400)}`)).toBeUndefined();
  expect(store.open(new Request(`http://localhost${explore}`, { method: 'POST' }))).toBeUndefined();
});

test('a stream of distinct requests evicts nothing', async () => {
  const { answer, read } = createTried();
  for (let round = 0; round < 2; round++) await answer(explore, 'kept');
  for (let count = 0; count < 200; count++) await answer(`${explore}&text=${count}`, 'a'.repeat(100_000));
  expect(await read(explore)).toBe('kept');
});
