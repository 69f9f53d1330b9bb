import { useSyncExternalStore } from 'react';

/**
 * Whether the network is missing: the browser reports it, or the document came from the service worker
 * (docs/decisions/0095) and no request has succeeded since.
 */
export function isOffline(): boolean {
  return navigator.onLine === false || document.documentElement.dataset.offline !== undefined;
}

/** Marks the network as available again. */
export function endOffline(): void {
  if (document.documentElement.dataset.offline === undefined) return;
  delete document.documentElement.dataset.offline;
  if (navigator.onLine) dispatchEvent(new Event('online'));
}

/** `isOffline` as a hook. False on the server. */
export function useOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline, () => false);
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
