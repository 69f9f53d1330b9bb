import type { LivelyEvent } from '@lively/engine';
import { withDeadline } from '@lively/machines';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useBackend } from './BackendContext';
import { queryKeys } from './queryKeys';

/** The event that the id of a URL names, null when there is none. */
export function useEvent(idInUrl: string): UseQueryResult<LivelyEvent | null> {
  const { events } = useBackend();
  return useQuery({
    queryKey: queryKeys.event(idInUrl),
    queryFn: ({ signal }) => withDeadline((either) => events.findEvent(idInUrl, either), signal),
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
