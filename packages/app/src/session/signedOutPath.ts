import type { SignedOutReason } from '@lively/machines';
import { paths, signInPath } from '../navigation/paths';

/** Where a page that needs a session leads without one. */
export function signedOutPath(reason: SignedOutReason, here: { pathname: string; search: string }): string {
  if (reason === 'elsewhere') return paths.home;
  const path = signInPath(here.pathname + here.search);
  return reason === 'expired' ? `${path}&error=session_not_found` : path;
}
