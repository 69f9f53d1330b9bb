import { sessionStorageKey } from './sessionStorageKey';

/** Whether a sign-in by a link or a provider began in this browser: only here can its code be exchanged for a session. */
export function expectsCode(): boolean {
  try {
    // The auth client keeps it beside the session, and removes it with the exchange.
    return localStorage.getItem(`${sessionStorageKey}-code-verifier`) !== null;
  } catch {
    return false;
  }
}
