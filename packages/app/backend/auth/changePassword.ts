import type { App } from '@supabase/lite';
import { readSession } from './readSession.ts';

/**
 * Answers a change of the own account that sets a new password: when it is taken, the other sessions of the user end, as
 * on a hosted project. Who had the old password stays signed in nowhere.
 *
 * @param answer The package's own answer.
 */
export async function changePassword(
  { headers }: Request,
  { connection }: App,
  answer: () => Promise<Response>,
): Promise<Response> {
  const response = await answer();
  if (!response.ok) return response;
  const { sub, session_id } = readSession(headers.get('authorization')?.replace(/^Bearer +/i, '') ?? '');
  await connection.kysely
    .withSchema('auth')
    .deleteFrom('sessions')
    .where('user_id', '=', sub)
    .where('id', '!=', session_id)
    .execute();
  return response;
}
