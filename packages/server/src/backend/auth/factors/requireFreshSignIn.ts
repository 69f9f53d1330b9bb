import type { App } from '@supabase/lite';
import { Refusal } from '../../edge/Refusal.ts';
import type { Caller } from '../authenticate.ts';
import { checkCurrentPassword, type PasswordCheck } from '../checkCurrentPassword.ts';

/** Milliseconds during which a sign-in, by any method, is fresh. */
const freshness = 15 * 60_000;

/**
 * Protects an account from the thief of an open session, who could add a factor and so lock the owner out: requires the current
 * password, or a session whose sign-in (by password, mail, provider or code) is fresh. Accounts without a password sign in again.
 *
 * @throws Refusal 403 without either, 400 for a wrong password, 429 after too many wrong ones.
 */
export async function requireFreshSignIn(request: Request, caller: Caller, check: PasswordCheck): Promise<void> {
  if (check.currentPassword) return checkCurrentPassword(request, caller.email, check);
  if (await isFresh(check.app, caller.sessionId)) return;
  throw new Refusal(403, 'reauthentication_needed', 'Give the current password, or sign in again, to add a factor');
}

async function isFresh({ connection }: App, sessionId: string): Promise<boolean> {
  const method = await connection.kysely
    .withSchema('auth')
    .selectFrom('mfa_amr_claims')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('updated_at', '>', new Date(Date.now() - freshness).toISOString())
    .limit(1)
    .executeTakeFirst();
  return method !== undefined;
}
