import { withDeadline } from '@lively/machines';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useBackend } from '../data/BackendContext';
import type { EventChange } from '../data/Changes';
import { logFailure } from '../data/logFailure';
import { queryKeys } from '../data/queryKeys';
import { invalidate } from '../data/useInvalidate';

/**
 * Notes changes as seen: here at once, on the other devices when they ask. One that could not be noted is there again after the
 * next reading, so a failure takes nothing away.
 */
export function useSeeChanges(userId: string): (changes: readonly EventChange[]) => void {
  const { changesOf } = useBackend();
  const queryClient = useQueryClient();
  return useCallback(
    (changes) => {
      const queryKey = queryKeys.changes(userId);
      queryClient.setQueryData<EventChange[]>(queryKey, (all) => all?.filter((change) => !changes.includes(change)));
      withDeadline((signal) => changesOf(userId).seeChanges(changes, signal))
        .catch((error) => logFailure('Changes could not be noted as seen', error))
        .then(() => invalidate(queryClient, queryKey));
    },
    [changesOf, queryClient, userId],
  );
}
