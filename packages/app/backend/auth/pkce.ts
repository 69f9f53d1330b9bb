import { randomUUID } from 'node:crypto';
import type { App } from '@supabase/lite';
import { Refusal } from '../edge/Refusal.ts';

/*
 * The PKCE flow of mail links, in the wire format of a hosted project. The package has the last step, the exchange of a
 * code for a session, and only for sign-ins through other services. The challenge travels in the token of the link, so
 * that nothing is stored for a link that nobody follows.
 */

/**
 * The prefix that a token of a mail link carries: `pkce_s256_{challenge}_`. Null when the client uses no PKCE.
 *
 * @throws Refusal 400.
 */
export function toTokenPrefix({
  code_challenge: challenge,
  code_challenge_method: method,
}: Record<string, unknown>): string | null {
  if (!challenge && !method) return null;
  if (typeof challenge !== 'string' || typeof method !== 'string' || !/^[\w.~-]{43,128}$/.test(challenge))
    throw new Refusal(
      400,
      'validation_failed',
      'PKCE flow requires code_challenge_method and code_challenge of 43 to 128 characters',
    );
  if (!/^(s256|plain)$/i.test(method)) throw new Refusal(400, 'validation_failed', 'Invalid code_challenge_method');
  return `pkce_${method.toLowerCase()}_${challenge}_`;
}

/** The token that the database knows, without the prefix. */
export function withoutPrefix(token: string): string {
  return prefixedToken.exec(token)?.[3] ?? token;
}

const prefixedToken = /^pkce_(s256|plain)_([\w.~-]{43,128})_([0-9a-f]+)$/;

/**
 * Answers a followed link. One of the PKCE flow confirms what it is for and leads on with a code, which only the browser
 * that began the flow can exchange; any other is answered as the package does, with the session itself.
 *
 * @param answer The package's own answer.
 */
export async function verifyLink(
  request: Request,
  app: App,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  const url = new URL(request.url);
  const [, method, challenge, token] = prefixedToken.exec(url.searchParams.get('token') ?? '') ?? [];
  if (!method || !challenge || !token) return answer(request);

  url.searchParams.set('token', token);
  const verified = await answer(new Request(url, request));
  const location = verified.headers.get('location');
  if (!location) return verified;
  const target = new URL(location);
  const result = new URLSearchParams(target.hash.slice(1));
  const session = readSession(result.get('access_token'));
  if (session) {
    target.hash = '';
    target.searchParams.set('code', await replaceByCode(session, { method, challenge }, app));
  } else for (const [name, value] of result) target.searchParams.set(name, value);
  verified.headers.set('location', target.href);
  return verified;
}

interface LinkSession {
  readonly sub: string;
  readonly session_id: string;
}

function readSession(accessToken: string | null): LinkSession | null {
  return accessToken && JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());
}

/** The session that the package has opened goes: the exchange opens its own. */
async function replaceByCode(
  { sub, session_id }: LinkSession,
  { method, challenge }: { method: string; challenge: string },
  app: App,
): Promise<string> {
  const auth = app.connection.kysely.withSchema('auth');
  await auth.deleteFrom('refresh_tokens').where('session_id', '=', session_id).execute();
  await auth.deleteFrom('sessions').where('id', '=', session_id).execute();
  const code = randomUUID();
  const now = new Date().toISOString();
  await auth
    .insertInto('flow_state')
    .values({
      id: randomUUID(),
      user_id: sub,
      auth_code: code,
      auth_code_issued_at: now,
      code_challenge: challenge,
      code_challenge_method: method,
      provider_type: 'email',
      authentication_method: 'otp',
      created_at: now,
      updated_at: now,
    })
    .execute();
  return code;
}
