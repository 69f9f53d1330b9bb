import { createHmac, timingSafeEqual } from 'node:crypto';
import { Refusal } from './Refusal.ts';

/** The secret and the keys of the backend. */
export interface Credentials {
  readonly signingSecret: string;
  /** The publishable and the secret key. A client without a session sends its key as its token. */
  readonly keys: readonly string[];
}

/**
 * Refuses a token that this backend did not sign. The package treats an unreadable token as no token, and answers like to a
 * visitor; a hosted project answers 401. The package checks the expiry, because the client recognises its answer.
 *
 * @throws Refusal 401.
 */
export function checkToken(headers: Headers, { signingSecret, keys }: Credentials): void {
  const authorization = headers.get('authorization');
  if (authorization === null) return;
  const token = /^Bearer +(\S+)$/.exec(authorization.trim())?.[1];
  if (!token || !(keys.includes(token) || isSigned(token, signingSecret)))
    throw new Refusal(401, 'PGRST301', 'No suitable key or wrong key type');
}

/** Returns true if a JSON Web Token has the signature of this backend, HS256. */
export function isSigned(token: string, secret: string): boolean {
  const [head = '', claims = '', signature = '', ...others] = token.split('.');
  if (others.length || parseHeader(head)?.alg !== 'HS256') return false;
  const expected = createHmac('sha256', secret).update(`${head}.${claims}`).digest();
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function parseHeader(head: string): { alg?: unknown } | null {
  try {
    return JSON.parse(Buffer.from(head, 'base64url').toString());
  } catch {
    return null;
  }
}
