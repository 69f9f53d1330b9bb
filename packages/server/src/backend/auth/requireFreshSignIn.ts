import type { App } from '@supabase/lite';
import { Refusal } from '../edge/Refusal.ts';

/** Milliseconds during which a sign-in, by any method, is fresh. */
const freshness = 15 * 60_000;

/**
 * Protects an account from the thief of an open session, who could add a way to open the account, or remove the owner's: requires
 * a session whose sign-in (by password, mail, provider or code) is fresh. Accounts without a password sign in again.
 *
 * @throws Refusal 403 after an older sign-in.
 */
export async function requireFreshSignIn({ connection }: App, sessionId: string): Promise<void> {
  const method = await connection.kysely
    .withSchema('auth')
    .selectFrom('mfa_amr_claims')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('updated_at', '>', new Date(Date.now() - freshness).toISOString())
    .limit(1)
    .executeTakeFirst();
  if (!method) throw new Refusal(403, 'reauthentication_needed', 'Give the current password, or sign in again');
}
