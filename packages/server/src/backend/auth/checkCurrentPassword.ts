import type { App } from '@supabase/lite';
import { Refusal } from '../edge/Refusal.ts';
import type { GuessLimits } from './createGuessLimits.ts';
import { keyOf } from './keyOf.ts';
import { readSession } from './readSession.ts';
import { toNetwork } from './toNetwork.ts';

export interface PasswordCheck {
  readonly app: App;
  readonly guessLimits: GuessLimits;
  /** Calls the package's handler with any request. */
  readonly answer: (request: Request) => Promise<Response>;
  /** The field as the user typed it, not validated. */
  readonly currentPassword: unknown;
}

/**
 * Checks the password of a user by a sign-in, and ends that session: the package offers no other comparison.
 *
 * @throws Refusal 400 without a password, or with a wrong one; 429 after too many wrong ones.
 */
export async function checkCurrentPassword(
  request: Request,
  email: string,
  { app, guessLimits, answer, currentPassword: password }: PasswordCheck,
): Promise<void> {
  if (!password)
    throw new Refusal(400, 'current_password_required', 'Current password required when setting new password.');
  const signIn = new Request(new URL('/auth/v1/token?grant_type=password', request.url), {
    method: 'POST',
    headers: { apikey: keyOf(request), 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const tried = await guessLimits.password({
    network: toNetwork(request.headers),
    email,
    answer: () => answer(signIn),
    judge: ({ ok }) => (ok ? 'right' : 'wrong'),
  });
  if (!tried.ok) throw new Refusal(400, 'current_password_invalid', 'Current password is not correct.');
  const { access_token } = await tried.json();
  await app.connection.kysely
    .withSchema('auth')
    .deleteFrom('sessions')
    .where('id', '=', readSession(access_token).session_id)
    .execute();
}
