import { sessionStorageKey } from './sessionStorageKey';

/** Whether the device has a session. It does not need the client that could read it: visitors never load that. */
export function hasStoredSession(): boolean {
  try {
    // A value that is not an object is invalid, and the client would throw.
    return localStorage.getItem(sessionStorageKey)?.startsWith('{') ?? false;
  } catch {
    return false;
  }
}
