import { withDeadline } from '@lively/machines';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useBackend } from './BackendContext';
import type { EventChange } from './Changes';
import { queryKeys } from './queryKeys';

/**
 * Reads the changes of the user's saved events. Refetched on return to the tab: another device may have seen them.
 *
 * @param userId - Empty while signed out: the query then stays pending.
 */
export function useChanges(userId: string): UseQueryResult<EventChange[]> {
  const { changesOf } = useBackend();
  return useQuery({
    queryKey: queryKeys.changes(userId),
    queryFn: ({ signal }) => withDeadline((either) => changesOf(userId).listChanges(either), signal),
    enabled: userId !== '',
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  });
}
