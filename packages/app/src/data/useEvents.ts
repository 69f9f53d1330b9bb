import type { LivelyEvent } from '@lively/engine';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useBackend } from './BackendContext';
import { queryKeys } from './queryKeys';
import { withDeadline } from './withDeadline';

/** Milliseconds for which the list of events is not asked for again. */
const listFreshness = 60_000;

/** Every event that a list may show, shared by explore, the home and the recommendations. */
export function useEventList(): UseQueryResult<LivelyEvent[]> {
  const { events } = useBackend();
  return useQuery({
    queryKey: queryKeys.eventList,
    queryFn: ({ signal }) => withDeadline(events.listEvents, signal),
    staleTime: listFreshness,
  });
}

/** The event that the id of a URL names, null when there is none. */
export function useEvent(idInUrl: string): UseQueryResult<LivelyEvent | null> {
  const { events } = useBackend();
  return useQuery({
    queryKey: queryKeys.event(idInUrl),
    queryFn: ({ signal }) => withDeadline((either) => events.findEvent(idInUrl, either), signal),
  });
}
