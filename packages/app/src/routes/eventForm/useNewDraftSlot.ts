import { useEffect, useState } from 'react';

/** More new events than anybody writes side by side. */
const slotLimit = 20;

/**
 * The number of the draft that this tab writes a new event in: the lowest that no other tab holds, so that two tabs never
 * write over each other, and a draft whose tab was closed is found again. Null until it is known.
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

/** Holds the slot until the signal is aborted, or the tab is closed. */
async function claimSlot(userId: string, signal: AbortSignal): Promise<number> {
  // A form that is shown and taken away at once holds nothing.
  await Promise.resolve();
  // Browsers without locks have one draft.
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
      // A document without an origin of its own has no locks.
      .catch(() => resolve(true));
  });
}
