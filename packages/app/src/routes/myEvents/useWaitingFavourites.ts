import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { MyEvent } from '../../data/Backend';
import { findReadEvent } from '../../data/listReadEvents';
import { useWaiting } from '../../device/waitingEntries';

/**
 * Merges a user's stored favourites with waiting ones whose events are in the cache. A favourite that was removed
 * meanwhile stays in the list, like the others.
 *
 * @param stored - The favourites in the backend; undefined until they are read.
 */
export function useWaitingFavourites(userId: string, stored: MyEvent[] | undefined): MyEvent[] | undefined {
  const queryClient = useQueryClient();
  const entries = useWaiting()?.entries;
  const [waiting, setWaiting] = useState<readonly MyEvent[]>([]);
  const added = (entries ?? []).flatMap(({ kind, owner, target, value }) => {
    const isNew = kind === 'favourite' && owner === userId && value && !waiting.some(({ id }) => id === target);
    return (isNew && findReadEvent(queryClient, target)) || [];
  });
  if (added.length) setWaiting([...added, ...waiting]);
  return useMemo(
    () => stored && [...waiting.filter(({ id }) => !stored.some((event) => event.id === id)), ...stored],
    [stored, waiting],
  );
}
