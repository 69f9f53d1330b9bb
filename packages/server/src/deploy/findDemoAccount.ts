/** The account of supabase/seed.sql, whose password is public. */
const account = { email: 'demo@lively.fr', password: 'lively-demo' };
/** An event that it has published there. */
const event = '00000000-0000-4000-8000-000000000008';

/**
 * Finds the demo account by signing in, and out again. With a captcha no robot can sign in, so that an event of the account tells.
 *
 * @param ask Sends a request to the backend, with its key.
 * @returns The problem; null if there is none.
 */
export async function findDemoAccount(
  ask: (path: string, init?: RequestInit) => Promise<Response>,
): Promise<string | null> {
  const answer = await ask('/auth/v1/token?grant_type=password', { method: 'POST', body: JSON.stringify(account) });
  const { access_token, error_code } = await answer.json().catch(() => ({}));
  if (answer.ok && access_token) {
    await ask('/auth/v1/logout?scope=local', { method: 'POST', headers: { Authorization: `Bearer ${access_token}` } });
    return `anyone may sign in as ${account.email}, with a public password`;
  }
  if (error_code !== 'captcha_failed') return null;
  const events = await ask(`/rest/v1/events?select=id&id=eq.${event}`);
  const found = await events.json().catch(() => []);
  return Array.isArray(found) && found.length
    ? `an event of ${account.email} is there, so that account may be too, with a public password`
    : null;
}
