import type { SignedInUser } from '@lively/machines';
import type { User } from '@supabase/supabase-js';

/**
 * Whether a user has a second factor, and whether the session has passed it, like the client's own
 * `getAuthenticatorAssuranceLevel`, which cannot be called while the client reports a change of the session.
 */
export function readSecondFactor(
  { factors }: Pick<User, 'factors'>,
  accessToken: string | undefined,
): SignedInUser['secondFactor'] {
  if (readAssuranceLevel(accessToken) === 'aal2') return 'verified';
  return factors?.some(({ status }) => status === 'verified') ? 'due' : 'absent';
}

/** Reads the claim `aal` of a token. Other claims may contain letters that `atob` does not decode, and are not read. */
function readAssuranceLevel(accessToken = ''): unknown {
  const [, payload = ''] = accessToken.split('.');
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).aal;
  } catch {
    return undefined;
  }
}
