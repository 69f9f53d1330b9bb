import { randomUUID } from 'node:crypto';
import type { AuthBackend } from './AuthBackend.ts';
import { authenticate, refuseCaller } from './authenticate.ts';
import { checkCurrentPassword } from './checkCurrentPassword.ts';

/**
 * Answers `POST /reauthenticate`: makes the sign-in of a session fresh by the current password, for changes that
 * `requireFreshSignIn` protects. A hosted project has no such path, and needs none: it asks for no fresh sign-in.
 *
 * @param currentPassword The field as the user typed it, not validated.
 * @throws Refusal 400 without a password, or with a wrong one; 429 after too many wrong ones.
 */
export async function reauthenticate(
  request: Request,
  currentPassword: unknown,
  { app, answer, guessLimits }: Pick<AuthBackend, 'app' | 'answer' | 'guessLimits'>,
): Promise<Response> {
  const caller = await authenticate(request, answer);
  if (!caller) return refuseCaller(request, answer);
  await checkCurrentPassword(request, caller.email, { app, answer, guessLimits, currentPassword });
  const now = new Date().toISOString();
  await app.connection.kysely
    .withSchema('auth')
    .insertInto('mfa_amr_claims')
    .values({
      id: randomUUID(),
      session_id: caller.sessionId,
      created_at: now,
      updated_at: now,
      authentication_method: 'password',
    })
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'authentication_method']).doUpdateSet({ updated_at: now }),
    )
    .execute();
  return Response.json({});
}
