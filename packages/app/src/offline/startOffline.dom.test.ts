import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import * as outboxStore from '../outbox/outboxStore';

beforeEach(() => {
  vi.spyOn(outboxStore, 'readEntries').mockResolvedValue([]);
  vi.resetModules();
});

test('a query that failed before this code had loaded is read again', async () => {
  const { startOffline } = await import('./startOffline');
  const { queryClient } = await import('../data/queryClient');
  const queryFn = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError()).mockResolvedValueOnce('after');
  const observer = new QueryObserver(queryClient, { queryKey: ['list'], queryFn });
  const leave = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  startOffline();
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('after'));
  leave();
});

test('a query that failed during the return of the network is read again', async () => {
  const { startOffline } = await import('./startOffline');
  const { queryClient } = await import('../data/queryClient');
  startOffline();
  const held = Promise.withResolvers<string>();
  const queryFn = vi
    .fn<() => Promise<string>>()
    .mockResolvedValueOnce('before')
    .mockReturnValueOnce(held.promise)
    .mockResolvedValueOnce('after');
  const observer = new QueryObserver(queryClient, { queryKey: ['hearts'], queryFn });
  const leave = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('before'));

  void queryClient.invalidateQueries({ queryKey: ['hearts'] });
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
  dispatchEvent(new Event('online'));
  held.reject(new TypeError('Failed to fetch'));
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('after'));
  leave();
});
