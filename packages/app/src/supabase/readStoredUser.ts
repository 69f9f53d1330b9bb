import type { SignedInUser } from '@lively/machines';
import { sessionStorageKey } from './sessionStorageKey';
import { toSignedInUser } from './toSignedInUser';

/** Returns the user of the stored session, which may have expired. Undefined if there is none, or its second factor is due. */
export function readStoredUser(): SignedInUser | undefined {
  try {
    const { user, access_token } = JSON.parse(localStorage.getItem(sessionStorageKey) ?? '');
    const stored = toSignedInUser(user, access_token);
    return stored.secondFactor === 'due' ? undefined : stored;
  } catch {
    return undefined;
  }
}
