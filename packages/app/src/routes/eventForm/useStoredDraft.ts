import type { EventId } from '@lively/engine';
import type { EventDraft } from '@lively/machines';
import { useCallback, useState } from 'react';
import { type DraftSlot, eventDraftStorage } from '../../device/eventDraftStorage';

interface StoredDraftState {
  /** The stored draft. Null if there is none. */
  restored: EventDraft | null;
  /** The stored draft of an event that was saved again since: it does not replace that. Null if there is none. */
  older: EventDraft | null;
  /** The id of a new event, which stays the same after a reload. */
  newEventId: EventId;
  /** Stores the typed values. */
  keep: (draft: EventDraft) => void;
  forget: () => void;
}

/**
 * Stores the typed values of the form on the device until they are sent: they survive a reload and the end of the
 * session.
 *
 * @param slot - The id of the event, or the number of a new event.
 * @param saved - The values without changes, which are not stored.
 */
export function useStoredDraft(userId: string, slot: DraftSlot, saved: EventDraft): StoredDraftState {
  const [initial] = useState(() => {
    const stored = eventDraftStorage.read(userId, slot);
    const isOlder = typeof slot === 'string' && !(stored?.base && isSame(stored.base, saved));
    return {
      stored,
      restored: (!isOlder && stored?.draft) || null,
      older: (isOlder && stored?.draft) || null,
      newEventId: stored?.newEventId ?? crypto.randomUUID(),
      saved,
    };
  });
  const { newEventId, restored, older } = initial;
  const forget = useCallback(() => eventDraftStorage.remove(userId, slot), [userId, slot]);
  const keep = useCallback(
    (draft: EventDraft) => {
      const { saved, stored } = initial;
      if (!isSame(draft, saved)) eventDraftStorage.write(userId, slot, { newEventId, draft, base: saved });
      else if (stored && older) eventDraftStorage.write(userId, slot, stored);
      else forget();
    },
    [userId, slot, newEventId, initial, older, forget],
  );
  return { restored, older, newEventId, keep, forget };
}

function isSame(some: EventDraft, other: EventDraft): boolean {
  const names = Object.keys(other) as (keyof EventDraft)[];
  return names.every((name) => JSON.stringify(some[name]) === JSON.stringify(other[name]));
}
