import type { SignedInUser } from '@lively/machines';
import { toSignedInUser } from './sessionServices';
import { sessionStorageKey } from './sessionStorageKey';

/** The user whose session the device holds, which may be over by now. Undefined where no session can be read. */
export function readStoredUser(): SignedInUser | undefined {
  try {
    return toSignedInUser(JSON.parse(localStorage.getItem(sessionStorageKey) ?? '').user);
  } catch {
    return undefined;
  }
}
