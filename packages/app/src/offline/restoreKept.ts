import { deriveNumericId, type LivelyEvent } from '@lively/engine';
import type { QueryClient } from '@tanstack/react-query';
import { findReadEvent, listReadEvents } from '../data/listReadEvents';
import { queryKeys } from '../data/queryKeys';
import { type KeptQuery, readKept } from '../device/keptQueries';

/**
 * Adds the stored data of an owner to the cache, unless the cache has newer data. It stays for the life of the
 * document: it cannot be refetched while offline.
 *
 * @returns The path and the search of the last list; undefined if none is stored.
 */
export async function restoreKept(queryClient: QueryClient, owner: string): Promise<string | undefined> {
  const kept = await readKept(owner);
  for (const { queryKey, data, seenAt } of kept) restore(queryClient, queryKey, data, seenAt);
  // A card links to the page of its event, which may not be stored itself, or under its other address.
  for (const { queryKey, data, seenAt } of kept)
    for (const event of listReadEvents(queryKey, data))
      for (const id of [event.id, String(deriveNumericId(event.id))])
        restore(queryClient, queryKeys.event(id), event, seenAt);
  restoreFavourites(queryClient, owner, kept);
  return kept.find(({ kind }) => kind === 'list')?.path;
}

/**
 * Completes the list of favourites from the ids and the known events: a favourite may have been added since the list was
 * read, or the list never was. A list that would hide favourites is not shown.
 */
function restoreFavourites(queryClient: QueryClient, owner: string, kept: readonly KeptQuery[]): void {
  const stored = queryClient.getQueryState<readonly string[]>(queryKeys.favourites(owner));
  if (!stored?.data) return;
  const ids = stored.data;
  const list = queryKeys.myEventList(owner, 'favourites');
  const isListed = (id: string) => queryClient.getQueryData<LivelyEvent[]>(list)?.some((event) => event.id === id);
  if (queryClient.getQueryData(list) && ids.every(isListed)) return;
  const events = ids.map((id) => findReadEvent(queryClient, id));
  if (events.includes(undefined)) return;
  const used = kept.filter(({ queryKey, data }) => listReadEvents(queryKey, data).some(({ id }) => ids.includes(id)));
  const updatedAt = Math.min(stored.dataUpdatedAt, ...used.map(({ seenAt }) => seenAt));
  queryClient.removeQueries({ queryKey: list, exact: true, type: 'inactive' });
  restore(queryClient, list, events, updatedAt);
}

function restore(queryClient: QueryClient, queryKey: readonly unknown[], data: unknown, seenAt: number): void {
  const cache = queryClient.getQueryCache();
  if (queryClient.getQueryData(queryKey) !== undefined) return;
  const options = { queryKey, gcTime: Number.POSITIVE_INFINITY };
  const query = cache.build(queryClient, options);
  query.setState({ data, dataUpdatedAt: seenAt, status: 'success', isInvalidated: true });
}
