import type { LivelyEvent } from '@lively/engine';
import { withDeadline } from '@lively/machines';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useBackend } from './BackendContext';
import { queryKeys } from './queryKeys';
import { eventFreshness } from './useEventPages';

/**
 * Reads the events that a device ranks for recommendations. The answer is the same for every user in a city.
 *
 * @param near - A city; null for Paris.
 */
export function useRecommendationCandidates(near: string | null): UseQueryResult<readonly LivelyEvent[]> {
  const { events } = useBackend();
  return useQuery({
    queryKey: queryKeys.recommendationCandidates(near),
    queryFn: ({ signal }) => withDeadline((either) => events.listCandidates(near, either), signal),
    staleTime: eventFreshness,
    placeholderData: keepPreviousData,
  });
}
