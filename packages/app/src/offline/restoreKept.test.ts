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
  const stops = [watch(queryKeys.profile(lea), 5), watch(queryKeys.taste(lea), 4), watch(queryKeys.searches(lea), 9)];
  expect(findSeenAt(client.getQueryCache().getAll())).toBe(9);
  for (const stop of stops) stop();
});

test.each([
  ['recommendations', queryKeys.recommendationCandidates(null)],
  ['a list in the order of tastes', queryKeys.eventPages(eventQueryDefaults, 'lea')],
])('%s on the page have an age', (_, queryKey) => {
  const client = createQueryClient();
  client.setQueryData(queryKey, {}, { updatedAt: 7 });
  const stop = new QueryObserver(client, { queryKey, staleTime: Infinity }).subscribe(() => {});
  expect(findSeenAt(client.getQueryCache().getAll())).toBe(7);
  stop();
});
