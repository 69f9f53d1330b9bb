import { authOf } from './authOf';
import { publishableKey, supabaseUrl } from './config';

/**
 * Sends a user's request to Supabase Auth that the client has no method for.
 *
 * @returns The body of the answer.
 * @throws An error with the code of a refusal.
 */
export async function postToAuth<Answer>(
  userId: string,
  path: `/${string}`,
  body: object,
  signal: AbortSignal,
): Promise<Answer> {
  const { data } = await (await authOf(userId)).getSession();
  const response = await fetch(`${supabaseUrl}/auth/v1${path}`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      Authorization: `Bearer ${data.session?.access_token}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
    signal,
  });
  const answer = await response.json();
  if (!response.ok) throw Object.assign(new Error(answer.msg), { code: answer.error_code });
  return answer;
}
