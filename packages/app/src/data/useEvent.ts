import type { LivelyEvent } from '@lively/engine';
import { withDeadline } from '@lively/machines';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { EventServices } from './Backend';
import { useBackend } from './BackendContext';
import { queryKeys } from './queryKeys';

/** Milliseconds for which an event that was read when its link was pointed at is not read again for its page. */
const freshness = 2_000;

/** The event that the id of a URL names, null when there is none. */
export function useEvent(idInUrl: string): UseQueryResult<LivelyEvent | null> {
  return useQuery(eventQuery(useBackend().events, idInUrl));
}

/** How an event is read, by its page and before it. */
export function eventQuery(events: EventServices, idInUrl: string) {
  return queryOptions({
    queryKey: queryKeys.event(idInUrl),
    queryFn: ({ signal }) => withDeadline((either) => events.findEvent(idInUrl, either), signal),
    staleTime: freshness,
  });
}

/** Whether the event that the id of a URL names was removed for good: for an id that names none. */
export function useEventRemoval(idInUrl: string): UseQueryResult<boolean> {
  const { events } = useBackend();
  return useQuery({
    queryKey: queryKeys.eventRemoval(idInUrl),
    queryFn: ({ signal }) => withDeadline((either) => events.isEventRemoved(idInUrl, either), signal),
  });
}
