import type { SignedOutReason } from '@lively/machines';
import { arePreferencesKept } from '../device/arePreferencesKept';
import { paths, signInPath } from '../navigation/paths';

/** Returns the path to redirect to from a page that needs a session. After a lost session its error mentions unsaved data. */
export function signedOutPath(reason: SignedOutReason, here: { pathname: string; search: string }): string {
  if (reason === 'elsewhere') return paths.home;
  const path = signInPath(here.pathname + here.search);
  if (!isLost(reason)) return path;
  return `${path}&error=${arePreferencesKept() ? 'preferences_interrupted' : 'session_not_found'}`;
}

/** Whether the session ended without the user: because it could not be refreshed. */
export const isLost = (reason: SignedOutReason | null): boolean => reason === 'expired' || reason === 'timedOut';
