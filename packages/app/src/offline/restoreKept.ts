import type { QueryClient } from '@tanstack/react-query';
import { listReadEvents } from '../data/listReadEvents';
import { queryKeys } from '../data/queryKeys';
import { readKept } from '../device/keptQueries';

/**
 * Gives the app what the device keeps for an owner, where it knows nothing newer. It stays as long as the document: without a
 * network it cannot be asked for again.
 *
 * @returns The path and the search of the last list; undefined where none is kept.
 */
export async function restoreKept(queryClient: QueryClient, owner: string): Promise<string | undefined> {
  const kept = await readKept(owner);
  for (const { queryKey, data, seenAt } of kept) restore(queryClient, queryKey, data, seenAt);
  // A card leads to the page of its event, which may never have been opened.
  for (const { queryKey, data, seenAt } of kept)
    for (const event of listReadEvents(queryKey, data)) restore(queryClient, queryKeys.event(event.id), event, seenAt);
  return kept.find(({ kind }) => kind === 'list')?.path;
}

function restore(queryClient: QueryClient, queryKey: readonly unknown[], data: unknown, seenAt: number): void {
  const cache = queryClient.getQueryCache();
  if (queryClient.getQueryData(queryKey) !== undefined) return;
  const options = { queryKey, gcTime: Number.POSITIVE_INFINITY };
  const query = cache.build(queryClient, options);
  query.setState({ data, dataUpdatedAt: seenAt, status: 'success', isInvalidated: true });
}
