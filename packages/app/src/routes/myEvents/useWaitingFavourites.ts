import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { MyEvent } from '../../data/Backend';
import { findReadEvent } from '../../data/listReadEvents';
import { useWaiting } from '../../device/waitingEntries';

/**
 * The favourites of a user with those whose heart is still to be sent, as far as the document has read their events. One that is let
 * go meanwhile stays, as the others do.
 *
 * @param stored - What the backend knows; undefined until it is read.
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
