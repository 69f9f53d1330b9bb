import { sessionStorageKey } from '../supabase/sessionStorageKey';

/** Calls a listener when another tab signs in or out. Returns a function that unsubscribes. */
export function subscribeToStoredSession(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === sessionStorageKey || key === null) listener();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
