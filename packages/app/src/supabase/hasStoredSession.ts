import { sessionStorageKey } from './sessionStorageKey';

/** Whether the device holds a session. Told without the client that could read it: visitors never load it. */
export function hasStoredSession(): boolean {
  try {
    // Anything but an object is invalid, and the client would throw.
    return localStorage.getItem(sessionStorageKey)?.startsWith('{') ?? false;
  } catch {
    return false;
  }
}
