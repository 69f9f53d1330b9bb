import type { SignedInUser } from '@lively/machines';
import { sessionStorageKey } from './sessionStorageKey';
import { toSignedInUser } from './toSignedInUser';

/** The user whose session the device holds, which may be over by now. Undefined where no session can be read, or its code is due. */
export function readStoredUser(): SignedInUser | undefined {
  try {
    const { user, access_token } = JSON.parse(localStorage.getItem(sessionStorageKey) ?? '');
    const stored = toSignedInUser(user, access_token);
    return stored.secondFactor === 'due' ? undefined : stored;
  } catch {
    return undefined;
  }
}
