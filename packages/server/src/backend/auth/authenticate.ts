import { keyOf } from './keyOf.ts';
import { readSession, type SessionClaims } from './readSession.ts';

/** The sender of a request. */
export interface Caller {
  readonly id: string;
  readonly email: string;
  readonly sessionId: string;
  /** The claims of the token. */
  readonly claims: SessionClaims;
}

/**
 * Returns the user of the token of a request, after the package has accepted it; undefined if it refuses the token.
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
 * Returns the package's refusal of a request without a user. The package gets a request that changes nothing, because the caller
 * is not checked.
 */
export function refuseCaller(
  { url, headers }: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  return answer(new Request(new URL('/auth/v1/user', url), { headers }));
}
