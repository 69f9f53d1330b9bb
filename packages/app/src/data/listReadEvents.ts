import type { LivelyEvent } from '@lively/engine';
import type { QueryClient } from '@tanstack/react-query';
import type { EventList } from './EventQuery';

/** Lists the events in the answer to a query; empty for other queries. */
export function listReadEvents([first, second, third, ...rest]: readonly unknown[], data: unknown): LivelyEvent[] {
  if (first === 'user' && third === 'interests') return listReadEvents(rest, data);
  if (first === 'user' && third === 'myEvents') return data as LivelyEvent[];
  if (second === 'recommendationCandidates') return data as LivelyEvent[];
  if (second === 'one') return [data as LivelyEvent];
  if (second === 'candidates') return (data as EventList).events.map(({ event }) => event);
  if (second === 'pages')
    return (data as { pages: EventList[] }).pages.flatMap(({ events }) => events.map(({ event }) => event));
  return [];
}

/** Finds the title of an event in the cache of this document; empty if it is not there. */
export function findReadTitle(queryClient: QueryClient, eventId: string): string {
  return findReadEvent(queryClient, eventId)?.title ?? '';
}

/** Finds an event in the cache of this document; undefined if it is not there. */
export function findReadEvent(queryClient: QueryClient, eventId: string): LivelyEvent | undefined {
  for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
    const event = state.data ? listReadEvents(queryKey, state.data).find(({ id }) => id === eventId) : undefined;
    if (event) return event;
  }
  return undefined;
}
