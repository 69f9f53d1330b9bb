import type { EventId } from '@lively/engine';
import type { QueryClient } from '@tanstack/react-query';
import type { EventPage } from '../data/EventQuery';
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
    for (const event of listEvents(queryKey, data)) restore(queryClient, queryKeys.event(event.id), event, seenAt);
  return kept.find(({ kind }) => kind === 'list')?.path;
}

function restore(queryClient: QueryClient, queryKey: readonly unknown[], data: unknown, seenAt: number): void {
  const cache = queryClient.getQueryCache();
  if (queryClient.getQueryData(queryKey) !== undefined) return;
  const options = { queryKey, gcTime: Number.POSITIVE_INFINITY };
  const query = cache.build(queryClient, options);
  query.setState({ data, dataUpdatedAt: seenAt, status: 'success', isInvalidated: true });
}

function listEvents([first, second, third]: readonly unknown[], data: unknown): { id: EventId }[] {
  if (first === 'user' && third === 'myEvents') return data as { id: EventId }[];
  if (second === 'candidates') return (data as EventPage).events.map(({ event }) => event);
  if (second === 'pages')
    return (data as { pages: EventPage[] }).pages.flatMap(({ events }) => events.map(({ event }) => event));
  return [];
}
