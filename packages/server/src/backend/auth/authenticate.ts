import { keyOf } from './keyOf.ts';
import { readSession, type SessionClaims } from './readSession.ts';

/** The sender of a request. */
export interface Caller {
  readonly id: string;
  readonly email: string;
  readonly sessionId: string;
  /** Of the token. */
  readonly claims: SessionClaims;
}

/**
 * The user whose token a request carries, once the package has accepted it; undefined where it refuses.
 *
 * @param answer The package's own answer.
 */
export async function authenticate(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Caller | undefined> {
  const { url, headers } = request;
  const authorization = headers.get('authorization') ?? '';
  const apikey = keyOf(request);
  const response = await answer(new Request(new URL('/auth/v1/user', url), { headers: { authorization, apikey } }));
  if (!response.ok) return undefined;
  const { id, email } = await response.json();
  const claims = readSession(authorization.replace(/^Bearer +/i, ''));
  return { id, email, sessionId: claims.session_id, claims };
}

/**
 * The package's refusal of a request without a user. It is asked with a request that changes nothing: what was not checked here
 * must not be done there.
 */
export function refuseCaller(
  { url, headers }: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  return answer(new Request(new URL('/auth/v1/user', url), { headers }));
}
