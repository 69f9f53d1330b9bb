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
  /** The package's own answer to any request. */
  readonly answer: (request: Request) => Promise<Response>;
  /** What was typed as the current password. */
  readonly currentPassword: unknown;
}

/**
 * Answers a change of the own account that sets a new password. The current one is asked for, so that an open session that
 * was stolen cannot take the account; a user who comes from the link of a reset does not know it. When the change is accepted,
 * the other sessions of the user end: a thief with the old password is signed out everywhere. All this as on a hosted project
 * that requires the current password.
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

/** Signs in with it, and ends that session: the package compares passwords nowhere else. */
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
