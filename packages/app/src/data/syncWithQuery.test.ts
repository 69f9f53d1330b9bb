import { QueryClient, type QueryKey, type QueryObserverOptions } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { syncWithQuery } from './syncWithQuery';

/** Opens a tab with an actor whose user saved `true`, and a query that was read before. */
async function openTab(stored: () => boolean) {
  const queryClient = new QueryClient();
  const query: QueryObserverOptions<boolean, Error, boolean> & { queryKey: QueryKey } = {
    queryKey: ['favourite'],
    queryFn: async () => stored(),
  };
  await queryClient.fetchQuery(query);
  const send = vi.fn();
  syncWithQuery({ getSnapshot: () => ({ context: { saved: true } }), send, subscribe: vi.fn() }, queryClient, query);
  return { queryClient, send };
}

test('the actor receives a value of another tab even if it equals the first value', async () => {
  const { queryClient, send } = await openTab(() => false);
  await queryClient.invalidateQueries();
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'value.synced', value: false });
});

test('the actor does not receive a value that it has saved', async () => {
  let stored = false;
  const { queryClient, send } = await openTab(() => stored);
  stored = true;
  await queryClient.invalidateQueries();
  expect(send).not.toHaveBeenCalled();
});
