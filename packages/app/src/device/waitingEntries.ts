import type { EventId } from '@lively/engine';
import type { OutboxEntry } from '@lively/machines';
import { useSyncExternalStore } from 'react';

/**
 * What was chosen without a network and is still to be sent, as far as this document knows (docs/decisions/0096). What it can do comes
 * with the first entry: pages begin without it.
 */
export interface Waiting {
  readonly entries: readonly OutboxEntry[];
  /** @param owner - The id of a user, or the token of a guest. */
  find(kind: OutboxEntry['kind'], owner: string, target: string): OutboxEntry | undefined;
  /** The favourites of a user with what is still to be sent. */
  applyTo(favourites: readonly EventId[] | null, userId: string): readonly EventId[] | null;
}

let waiting: Waiting | undefined;
const listeners = new Set<() => void>();

/** Undefined until something waits. */
export const readWaiting = (): Waiting | undefined => waiting;

export function showWaiting(latest: Waiting): void {
  waiting = latest;
  for (const listener of listeners) listener();
}

/** `readWaiting`, followed. Nothing waits on the server. */
export const useWaiting = (): Waiting | undefined => useSyncExternalStore(subscribe, readWaiting, readWaiting);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
