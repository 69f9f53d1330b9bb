import { createHash, randomBytes } from 'node:crypto';

/** Creates the token of a link: 128 bits, which cannot be guessed, in hexadecimal digits. */
export function newLinkToken(): string {
  return randomBytes(16).toString('hex');
}

/** Returns the form in which the database stores the token of a link, so that a copy of the database opens no account. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
