import type { SignedOutReason } from '@lively/machines';
import { interruptedPreferences } from '../device/interruptedPreferences';
import { paths, signInPath } from '../navigation/paths';

/** Where a page that needs a session leads without one. What was being saved waits for the next sign-in, and that is said. */
export function signedOutPath(reason: SignedOutReason, here: { pathname: string; search: string }): string {
  if (reason === 'elsewhere') return paths.home;
  const path = signInPath(here.pathname + here.search);
  if (reason !== 'expired') return path;
  return `${path}&error=${interruptedPreferences.areKept() ? 'preferences_interrupted' : 'session_not_found'}`;
}
