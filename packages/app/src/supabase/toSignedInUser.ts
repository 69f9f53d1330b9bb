import type { SignedInUser } from '@lively/machines';
import type { User } from '@supabase/supabase-js';
import { readSecondFactor } from './readSecondFactor';

/**
 * Converts a session of the client to its user.
 *
 * @param accessToken - The token of the session: it states whether the second factor was passed.
 */
export function toSignedInUser(user: User, accessToken: string | undefined): SignedInUser {
  const { id, email, email_confirmed_at, user_metadata } = user;
  const fullName: unknown = user_metadata.full_name;
  return {
    id,
    email: email ?? '',
    emailConfirmed: Boolean(email_confirmed_at),
    fullName: typeof fullName === 'string' && fullName ? fullName : null,
    secondFactor: readSecondFactor(user, accessToken),
  };
}
