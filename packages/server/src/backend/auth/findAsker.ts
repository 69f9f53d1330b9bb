import { readSession, type SessionClaims } from './readSession.ts';

/** The sender of a request. */
export interface Asker {
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
export async function findAsker(
  { url, headers }: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Asker | undefined> {
  const authorization = headers.get('authorization') ?? '';
  const apikey = headers.get('apikey') ?? '';
  const response = await answer(new Request(new URL('/auth/v1/user', url), { headers: { authorization, apikey } }));
  if (!response.ok) return undefined;
  const { id, email } = await response.json();
  const claims = readSession(authorization.replace(/^Bearer +/i, ''));
  return { id, email, sessionId: claims.session_id, claims };
}
