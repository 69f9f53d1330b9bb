import type { App } from '@supabase/lite';
import { authenticate, refuseCaller } from './authenticate.ts';
import { checkCurrentPassword } from './checkCurrentPassword.ts';
import type { GuessLimits } from './createGuessLimits.ts';
import { ensureEmailIdentity } from './identities/ensureEmailIdentity.ts';
import { forgetRecovery, isRecovery } from './recoverySession.ts';

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
