import type { EventId } from '@lively/engine';
import type { EventDraft } from '@lively/machines';
import { useCallback, useState } from 'react';
import { type DraftSlot, eventDraftStorage } from '../../device/eventDraftStorage';

interface StoredDraftState {
  /** What a visit before left in the form. Null for nothing. */
  restored: EventDraft | null;
  /** What a visit before left in the form of an event that was saved again since: it is not put over that. Null for nothing. */
  older: EventDraft | null;
  /** The id that a new event gets, the same after a reload. */
  newEventId: EventId;
  /** Keeps what is typed by now. */
  keep: (draft: EventDraft) => void;
  forget: () => void;
}

/**
 * Keeps what is typed in the form of an event on the device, until it is sent: neither a session that ends nor a reload
 * loses it.
 *
 * @param slot - The event, or the number of the new one.
 * @param saved - The form without changes, which is not worth keeping.
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
