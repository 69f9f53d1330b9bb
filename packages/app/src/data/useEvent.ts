import type { LivelyEvent } from '@lively/engine';
import { withDeadline } from '@lively/machines';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { EventServices } from './Backend';
import { useBackend } from './BackendContext';
import { queryKeys } from './queryKeys';

/** Milliseconds during which an event that was prefetched on hover is not refetched for its page. */
const freshness = 2_000;

/** Reads the event for the id of a URL; null if there is none. */
export function useEvent(idInUrl: string): UseQueryResult<LivelyEvent | null> {
  return useQuery(eventQuery(useBackend().events, idInUrl));
}

/** Returns the query for an event, for its page and its prefetch. */
export function eventQuery(events: EventServices, idInUrl: string) {
  return queryOptions({
    queryKey: queryKeys.event(idInUrl),
    queryFn: ({ signal }) => withDeadline((either) => events.findEvent(idInUrl, either), signal),
    staleTime: freshness,
  });
}

/** Whether the event with the id of a URL was permanently removed. Only for an id without an event. */
export function useEventRemoval(idInUrl: string): UseQueryResult<boolean> {
  const { events } = useBackend();
  return useQuery({
    queryKey: queryKeys.eventRemoval(idInUrl),
    queryFn: ({ signal }) => withDeadline((either) => events.isEventRemoved(idInUrl, either), signal),
  });
}
