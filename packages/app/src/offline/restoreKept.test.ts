import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { eventQueryDefaults } from '../data/eventQueryDefaults';
import { createQueryClient } from '../data/queryClient';
import { queryKeys } from '../data/queryKeys';
import * as keptQueries from '../device/keptQueries';
import { findSeenAt } from './findSeenAt';
import { restoreKept } from './restoreKept';
import { type Answered, toKept } from './toKept';

const lea = '11111111-1111-4111-8111-111111111111';

afterEach(() => {
  vi.restoreAllMocks();
});

const answer = (queryKey: readonly unknown[], data: unknown, others: Partial<Answered> = {}) =>
  toKept({ queryKey, data, seenAt: 5, owner: lea, path: '/explore?sort=date', mayKeepSearch: false, ...others });

function keep(...kept: (keptQueries.KeptQuery | null)[]) {
  return vi.spyOn(keptQueries, 'readKept').mockResolvedValue(kept.filter((query) => query !== null));
}

test('kept data is restored with its time, and contains the event of each card', async () => {
  const tickets = queryKeys.myEventList(lea, 'purchased');
  const list = queryKeys.eventPages(eventQueryDefaults, null);
  const readKept = keep(
    answer(tickets, [{ id: 'a' }]),
    answer(list, { pages: [{ events: [{ event: { id: 'b' } }] }], pageParams: [null] }),
  );
  const client = createQueryClient();
  expect(await restoreKept(client, lea)).toBe('/explore?sort=date');
  expect(readKept).toHaveBeenCalledExactlyOnceWith(lea);
  expect(client.getQueryData(tickets)).toEqual([{ id: 'a' }]);
  expect(client.getQueryState(tickets)).toMatchObject({ dataUpdatedAt: 5, status: 'success', isInvalidated: true });
  expect([client.getQueryData(queryKeys.event('a')), client.getQueryData(queryKeys.event('b'))]).toEqual([
    { id: 'a' },
    { id: 'b' },
  ]);
  // No page shows the data.
  expect(findSeenAt(client.getQueryCache().getAll())).toBeUndefined();
});

test('a kept event opens under each of its addresses, however it was opened', async () => {
  const event = { id: '00000000-0000-4000-8000-00000000001a' };
  keep(answer(queryKeys.event('26'), event));
  const client = createQueryClient();
  await restoreKept(client, lea);
  for (const address of ['26', event.id, event.id.toUpperCase()])
    expect(client.getQueryData(queryKeys.event(address))).toEqual(event);
});

test.each([
  ['was never read', null],
  ['was read before the last favourite', [{ id: 'a' }]],
])('the list of favourites that %s is completed from the known events, with the oldest time', async (_, listed) => {
  keep(
    answer(queryKeys.favourites(lea), ['a', 'b'], { seenAt: 9 }),
    answer(queryKeys.event('a'), { id: 'a' }, { seenAt: 3 }),
    answer(queryKeys.event('b'), { id: 'b' }, { seenAt: 7 }),
    listed && answer(queryKeys.myEventList(lea, 'favourites'), listed, { seenAt: 4 }),
  );
  const client = createQueryClient();
  await restoreKept(client, lea);
  const list = client.getQueryState(queryKeys.myEventList(lea, 'favourites'));
  expect(list).toMatchObject({ data: [{ id: 'a' }, { id: 'b' }], dataUpdatedAt: 3 });
});

test('a list of favourites that would hide one is not restored', async () => {
  keep(answer(queryKeys.favourites(lea), ['a', 'b']), answer(queryKeys.event('a'), { id: 'a' }));
  const client = createQueryClient();
  await restoreKept(client, lea);
  expect(client.getQueryData(queryKeys.myEventList(lea, 'favourites'))).toBeUndefined();
});

test('newer data in memory is not replaced by kept data', async () => {
  const poll = queryKeys.poll('t', null);
  keep(answer(poll, { id: 'old' }));
  const client = createQueryClient();
  client.setQueryData(poll, { id: 'new' });
  expect(await restoreKept(client, lea)).toBeUndefined();
  expect(client.getQueryData(poll)).toEqual({ id: 'new' });
});

test('data of the page frame does not count for the age', () => {
  const client = createQueryClient();
  const watch = (queryKey: readonly unknown[], updatedAt: number) => {
    client.setQueryData(queryKey, {}, { updatedAt });
    return new QueryObserver(client, { queryKey, staleTime: Infinity }).subscribe(() => {});
  };
  const stops = [
    watch(queryKeys.profile(lea), 5),
    watch(queryKeys.interests(lea), 4),
    watch(queryKeys.searches(lea), 9),
  ];
  expect(findSeenAt(client.getQueryCache().getAll())).toBe(9);
  for (const stop of stops) stop();
});

test.each([
  ['recommendations', queryKeys.recommendationCandidates(null)],
  ['a list in the order of interests', queryKeys.eventPages(eventQueryDefaults, 'lea')],
])('%s on the page have an age', (_, queryKey) => {
  const client = createQueryClient();
  client.setQueryData(queryKey, {}, { updatedAt: 7 });
  const stop = new QueryObserver(client, { queryKey, staleTime: Infinity }).subscribe(() => {});
  expect(findSeenAt(client.getQueryCache().getAll())).toBe(7);
  stop();
});
