import { useEffect, useState } from 'react';

/** More new events than a user writes in parallel. */
const slotLimit = 20;

/**
 * Claims the number of the draft in which this tab writes a new event: the lowest that no other tab holds. So two tabs
 * never overwrite each other, and the draft of a closed tab is found again. Null until it is claimed.
 */
export function useNewDraftSlot(userId: string): number | null {
  const [slot, setSlot] = useState<number | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    claimSlot(userId, controller.signal).then((claimed) => {
      if (!controller.signal.aborted) setSlot(claimed);
    });
    return () => controller.abort();
  }, [userId]);
  return slot;
}

/** Claims a slot until the signal is aborted, or the tab is closed. */
async function claimSlot(userId: string, signal: AbortSignal): Promise<number> {
  // A form that is unmounted at once claims no slot.
  await Promise.resolve();
  // Browsers without locks have a single draft.
  if (signal.aborted || !('locks' in navigator)) return 1;
  for (let slot = 1; slot < slotLimit; slot += 1) {
    if (await hold(`lively_draft ${userId} ${slot}`, signal)) return slot;
  }
  return slotLimit;
}

function hold(name: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        if (!lock || signal.aborted) return;
        return new Promise<void>((release) => signal.addEventListener('abort', () => release(), { once: true }));
      })
      // A document with an opaque origin has no locks.
      .catch(() => resolve(true));
  });
}
