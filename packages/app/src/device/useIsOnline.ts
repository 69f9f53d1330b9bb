import { useSyncExternalStore } from 'react';

/** Whether the device has a connection. Right after a reload a browser may still say yes where there is none. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, readOnLine, () => true);
}

const readOnLine = () => navigator.onLine;

function subscribe(notify: () => void): () => void {
  addEventListener('online', notify);
  addEventListener('offline', notify);
  return () => {
    removeEventListener('online', notify);
    removeEventListener('offline', notify);
  };
}
