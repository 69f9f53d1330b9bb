import type { QueryClient } from '@tanstack/react-query';
import { listReadEvents } from '../data/listReadEvents';
import { queryKeys } from '../data/queryKeys';
import { readKept } from '../device/keptQueries';

/**
 * Adds the stored data of an owner to the cache, unless the cache has newer data. It stays for the life of the
 * document: it cannot be refetched while offline.
 *
 * @returns The path and the search of the last list; undefined if none is stored.
 */
export async function restoreKept(queryClient: QueryClient, owner: string): Promise<string | undefined> {
  const kept = await readKept(owner);
  for (const { queryKey, data, seenAt } of kept) restore(queryClient, queryKey, data, seenAt);
  // A card links to the page of its event, which may not be stored itself.
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
