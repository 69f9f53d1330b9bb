import type { EventId } from '@lively/engine';
import type { OutboxEntry } from '@lively/machines';
import { useSyncExternalStore } from 'react';

/**
 * The entries chosen offline that this document still has to send (docs/decisions/0096). Its code loads with the first
 * entry, so that pages start without it.
 */
export interface Waiting {
  readonly entries: readonly OutboxEntry[];
  /** @param owner - The id of a user, or the token of a guest. */
  find(kind: OutboxEntry['kind'], owner: string, target: string): OutboxEntry | undefined;
  /** Returns the favourites of a user with the waiting entries applied. */
  applyTo(favourites: readonly EventId[] | null, userId: string): readonly EventId[] | null;
}

let waiting: Waiting | undefined;
const listeners = new Set<() => void>();

/** Returns undefined until an entry waits. */
export const readWaiting = (): Waiting | undefined => waiting;

export function showWaiting(latest: Waiting): void {
  waiting = latest;
  for (const listener of listeners) listener();
}

/** `readWaiting` as a hook. Undefined on the server. */
export const useWaiting = (): Waiting | undefined => useSyncExternalStore(subscribe, readWaiting, readWaiting);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
