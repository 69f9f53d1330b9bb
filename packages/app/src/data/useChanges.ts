import { withDeadline } from '@lively/machines';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useBackend } from './BackendContext';
import type { EventChange } from './Changes';
import { queryKeys } from './queryKeys';

/**
 * What changed of the events that a user saved. Read again when the user comes back to the tab: another device may have seen it.
 *
 * @param userId - Empty while signed out: then it stays pending.
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
