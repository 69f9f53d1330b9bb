import type { App } from '@supabase/lite';
import { Refusal } from '../edge/Refusal.ts';
import { authenticate, refuseCaller } from './authenticate.ts';
import type { GuessLimits } from './createGuessLimits.ts';
import { ensureEmailIdentity } from './identities/ensureEmailIdentity.ts';
import { keyOf } from './keyOf.ts';
import { readSession } from './readSession.ts';
import { forgetRecovery, isRecovery } from './recoverySession.ts';
import { toNetwork } from './toNetwork.ts';

export interface PasswordChange {
  readonly app: App;
  readonly guessLimits: GuessLimits;
  /** Calls the package's handler with any request. */
  readonly answer: (request: Request) => Promise<Response>;
  /** The field as the user typed it, not validated. */
  readonly currentPassword: unknown;
}

/**
 * Answers an account update that sets a new password, like a hosted project that requires the current password. The current
 * password protects the account from the thief of an open session; a user in a recovery session need not give it. An accepted
 * change ends the other sessions of the user, so that a thief with the old password is signed out everywhere.
 *
 * @throws Refusal 400 without the current password, or with a wrong one; 429 after too many wrong ones.
 */
export async function changePassword(request: Request, change: PasswordChange): Promise<Response> {
  const { app, answer } = change;
  const caller = await authenticate(request, answer);
  if (!caller) return refuseCaller(request, answer);
  if (!(await isRecovery(app, caller.sessionId))) await checkCurrentPassword(request, caller.email, change);
  const response = await answer(request);
  if (!response.ok) return response;
  await forgetRecovery(app, caller.sessionId);
  await ensureEmailIdentity(app, caller.id, caller.email);
  await app.connection.kysely
    .withSchema('auth')
    .deleteFrom('sessions')
    .where('user_id', '=', caller.id)
    .where('id', '!=', caller.sessionId)
    .execute();
  return response;
}

/** Checks the password by a sign-in, and ends that session: the package offers no other comparison. */
async function checkCurrentPassword(
  request: Request,
  email: string,
  { app, guessLimits, answer, currentPassword: password }: PasswordChange,
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
