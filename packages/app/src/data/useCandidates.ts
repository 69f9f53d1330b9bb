import { withDeadline } from '@lively/machines';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useBackend } from './BackendContext';
import type { EventList, EventQuery } from './EventQuery';
import { queryKeys } from './queryKeys';
import { readCandidates } from './readCandidates';
import { eventFreshness } from './useEventPages';

interface CandidatesOptions {
  /** @default true */
  readonly enabled?: boolean;
}

/** Reads the results of a query that the device ranks. */
export function useCandidates(query: EventQuery, { enabled = true }: CandidatesOptions): UseQueryResult<EventList> {
  const { events } = useBackend();
  return useQuery({
    queryKey: queryKeys.candidates(query),
    queryFn: ({ signal }) => withDeadline((either) => readCandidates(events.explore, query, either), signal),
    staleTime: eventFreshness,
    placeholderData: keepPreviousData,
    enabled,
  });
}
