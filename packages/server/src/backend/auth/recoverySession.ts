import type { App } from '@supabase/lite';
import { readSession } from './readSession.ts';

/*
 * Marks the sessions that were opened by the link of a password reset. A hosted project writes this into their tokens; the
 * package does not store it.
 */

const recovery = 'recovery';

/** Marks the session of a token that the backend has just signed. */
export async function markRecovery({ connection }: App, accessToken: string): Promise<void> {
  const { session_id } = readSession(accessToken);
  await connection.kysely
    .withSchema('auth')
    .updateTable('sessions')
    .set({ tag: recovery })
    .where('id', '=', session_id)
    .execute();
}

export async function isRecovery({ connection }: App, sessionId: string): Promise<boolean> {
  const session = await connection.kysely
    .withSchema('auth')
    .selectFrom('sessions')
    .select('tag')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return session?.tag === recovery;
}

/** Removes the mark, because a link sets only one password. */
export async function forgetRecovery({ connection }: App, sessionId: string): Promise<void> {
  await connection.kysely
    .withSchema('auth')
    .updateTable('sessions')
    .set({ tag: null })
    .where('id', '=', sessionId)
    .execute();
}
