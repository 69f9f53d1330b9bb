import type { App } from '@supabase/lite';
import { readSession } from '../auth/readSession.ts';
import { Refusal } from './Refusal.ts';

/**
 * Refuses the token of a session that has ended: after signing out, or with its account. PostgREST of a hosted project
 * calls `private.require_session` for it. The authentication asks for the session by itself.
 *
 * @param authorization The header of a request whose token this backend has signed, or that holds a key; null without one.
 * @throws Refusal 401.
 */
export async function requireSession({ connection }: App, authorization: string | null): Promise<void> {
  const token = authorization?.replace(/^Bearer +/, '') ?? '';
  // A client without a session sends its key as its token.
  if (!token.includes('.')) return;
  const { sub, session_id } = readSession(token);
  const { lives } = await connection.kysely
    .selectNoFrom(({ fn, val }) =>
      fn<boolean>('private.session_lives', [val(sub), val(session_id ?? null)]).as('lives'),
    )
    .executeTakeFirstOrThrow();
  if (!lives) throw new Refusal(401, 'PT401', 'The session of this token has ended', { hint: 'Sign in again.' });
}
