import { withDeadline } from '@lively/machines';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useBackend } from './BackendContext';
import type { EventMap } from './EventMap';
import type { EventQuery } from './EventQuery';
import { eventQueryDefaults } from './eventQueryDefaults';
import { queryKeys } from './queryKeys';
import { eventFreshness } from './useEventPages';

/** Reads where the events of a query are. A map has no order, and no page. */
export function useEventMap(query: EventQuery): UseQueryResult<EventMap> {
  const { maps } = useBackend();
  const { sort, near, limit } = eventQueryDefaults;
  const asked = { ...query, sort, near, limit };
  return useQuery({
    queryKey: queryKeys.eventMap(asked),
    queryFn: ({ signal }) => withDeadline((either) => maps.readMap(asked, either), signal),
    staleTime: eventFreshness,
  });
}
