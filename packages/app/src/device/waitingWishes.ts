import type { Wish } from '@lively/machines';
import { useSyncExternalStore } from 'react';

const none: readonly Wish[] = [];
let waiting = none;
const listeners = new Set<() => void>();

/** What was chosen without a network and is still to be sent, as far as this document knows. See docs/decisions/0096. */
export const listWaiting = (): readonly Wish[] => waiting;

/** Whether something of this key is still to be sent. */
export const isWaiting = (key: string): boolean => waiting.some((wish) => wish.key === key);

export function showWaiting(wishes: readonly Wish[]): void {
  waiting = wishes;
  for (const listener of listeners) listener();
}

/** `listWaiting`, followed. Nothing waits on the server. */
export const useWaiting = (): readonly Wish[] => useSyncExternalStore(subscribe, listWaiting, () => none);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
