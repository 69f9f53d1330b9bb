import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { queryClient } from '../data/queryClient';
import * as outboxStore from '../outbox/outboxStore';
import { startOffline } from './startOffline';

test('a query that failed during the return of the network is read again', async () => {
  vi.spyOn(outboxStore, 'readEntries').mockResolvedValue([]);
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
