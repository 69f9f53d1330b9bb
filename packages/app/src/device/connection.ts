import { useSyncExternalStore } from 'react';

/**
 * Whether the network is missing: for the browser, or because the service worker gave the document (docs/decisions/0095) and nothing
 * has come since.
 */
export function isOffline(): boolean {
  return navigator.onLine === false || document.documentElement.dataset.offline !== undefined;
}

/** Notes that the network is back. */
export function endOffline(): void {
  if (document.documentElement.dataset.offline === undefined) return;
  delete document.documentElement.dataset.offline;
  if (navigator.onLine) dispatchEvent(new Event('online'));
}

/** `isOffline`, followed. False on the server. */
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
