import { withDeadline } from '@lively/machines';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useBackend } from '../data/BackendContext';
import type { EventChange } from '../data/Changes';
import { logFailure } from '../data/logFailure';
import { queryKeys } from '../data/queryKeys';
import { invalidate } from '../data/useInvalidate';

/**
 * Marks changes as seen: here at once, on the other devices when they refetch. If the request fails, they reappear.
 *
 * @returns A function whose promise resolves to whether the changes were stored.
 */
export function useSeeChanges(userId: string): (changes: readonly EventChange[]) => Promise<boolean> {
  const { changesOf } = useBackend();
  const queryClient = useQueryClient();
  return useCallback(
    async (changes) => {
      const queryKey = queryKeys.changes(userId);
      queryClient.setQueryData<EventChange[]>(queryKey, (all) => all?.filter((change) => !changes.includes(change)));
      const isNoted = await withDeadline((signal) => changesOf(userId).seeChanges(changes, signal)).then(
        () => true,
        (error) => {
          logFailure('Noting changes as seen', error);
          return false;
        },
      );
      await invalidate(queryClient, queryKey);
      return isNoted;
    },
    [changesOf, queryClient, userId],
  );
}
