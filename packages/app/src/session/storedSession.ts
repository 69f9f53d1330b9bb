import { sessionStorageKey } from '../supabase/sessionStorageKey';

/** Whether the device holds a session. Told without the client that could read it: visitors never load it. */
export function hasStoredSession(): boolean {
  try {
    // Anything but an object is none, and the client would stumble over it.
    return localStorage.getItem(sessionStorageKey)?.startsWith('{') ?? false;
  } catch {
    return false;
  }
}

/** Calls back when another tab signs in or out. Returns a function that unsubscribes. */
export function subscribeToStoredSession(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === sessionStorageKey || key === null) listener();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
