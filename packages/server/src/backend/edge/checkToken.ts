import { createHmac, timingSafeEqual } from 'node:crypto';
import { Refusal } from './Refusal.ts';

/** What the backend knows a request by. */
export interface Credentials {
  readonly signingSecret: string;
  /** The publishable and the secret key: a client without a session sends its key as its token. */
  readonly keys: readonly string[];
}

/**
 * Refuses a token that this backend has not signed. The package takes one that it cannot read for no token at all, and
 * answers as to a visitor; a hosted project answers 401. Expiry is left to the backend, whose answer the client knows.
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

/** Whether a JSON Web Token carries the signature of this backend, HS256. */
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
