import type { App } from '@supabase/lite';
import { readSession } from '../auth/readSession.ts';
import { isOpenToHalf } from '../auth/sessions/openToHalf.ts';
import { Refusal } from './Refusal.ts';

/**
 * Refuses the token of a session that has ended (by a sign-out or with its account), or that owes the code of a second factor. On
 * a hosted project PostgREST calls `private.require_session` for this. The auth service checks the session itself.
 *
 * @param authorization The header of a request whose token this backend has signed, or that contains a key; null without a token.
 * @throws Refusal 401 for a session that has ended, 403 for one that owes a code.
 */
export async function requireSession(
  { connection }: App,
  authorization: string | null,
  { method, url }: Pick<Request, 'method' | 'url'>,
): Promise<void> {
  if (!isSessionToken(authorization)) return;
  const claims = readSession(authorization.replace(/^Bearer +/, ''));
  const { lives, owesCode } = await connection.kysely
    .selectNoFrom(({ fn, val }) => [
      fn<boolean>('private.session_lives', [val(claims.sub), val(claims.session_id ?? null)]).as('lives'),
      fn<boolean>('private.owes_code', [val(JSON.stringify(claims))]).as('owesCode'),
    ])
    .executeTakeFirstOrThrow();
  if (!lives) throw new Refusal(401, 'PT401', 'The session of this token has ended', { hint: 'Sign in again.' });
  if (owesCode && !isOpenToHalf(method, new URL(url)))
    throw new Refusal(403, 'PT403', 'insufficient_aal', { hint: 'Verify a second factor first.' });
}

/** Returns true for the token of a session. A client without a session sends its key as its token, which has no dot. */
export function isSessionToken(authorization: string | null): authorization is string {
  return authorization?.includes('.') ?? false;
}
