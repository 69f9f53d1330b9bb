import { safeReturnPath } from '@lively/engine';

const storageKey = 'lively_return';

/** Remembers where somebody wanted to go before signing up, until the link of the mail is followed. */
export function keepReturnPath(path: string): void {
  try {
    localStorage.setItem(storageKey, path);
  } catch {
    // Without storage the link of the mail leads to the recommendations.
  }
}

/** Where somebody wanted to go before signing up. Given once; null when there is none, or when it is not of this site. */
export function takeReturnPath(): string | null {
  try {
    const path = localStorage.getItem(storageKey);
    localStorage.removeItem(storageKey);
    return safeReturnPath(path);
  } catch {
    return null;
  }
}
