import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Position } from '../postgres/Position.ts';

const name = 'lively-written';
const pattern = new RegExp(`(?:^|; *)${name}=([\\da-f]{1,16})\\.([\\w-]{43})(?:;|$)`);

interface CookieOptions {
  readonly signingSecret: string;
  readonly siteUrl: string;
  /** Seconds after which every active replica has the written data. */
  readonly lifetime: number;
}

/**
 * Creates a cookie that informs every server of the site about the browser's last write, so that no server reads from a replica
 * without it. The cookie identifies neither the user nor the session.
 */
export function writeWrittenCookie(written: Position, { signingSecret, siteUrl, lifetime }: CookieOptions): string {
  const text = written.toString(16);
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${name}=${text}.${sign(text, signingSecret)}; Path=/; Max-Age=${lifetime}; HttpOnly; SameSite=Lax${secure}`;
}

/**
 * Reads the position of the browser's last write; undefined without a valid cookie. Its signature prevents a flood from reaching
 * the primary.
 */
export function readWrittenCookie(headers: Headers, signingSecret: string): Position | undefined {
  const [, text = '', signature = ''] = pattern.exec(headers.get('cookie') ?? '') ?? [];
  if (!text) return undefined;
  const isSigned = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(text, signingSecret)));
  return isSigned ? BigInt(`0x${text}`) : undefined;
}

/** Returns 43 letters, digits, `-` and `_`. */
function sign(text: string, secret: string): string {
  // The prefix prevents the use of this signature for another purpose.
  return createHmac('sha256', secret).update(`${name} ${text}`).digest('base64url');
}
