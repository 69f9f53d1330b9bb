import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Position } from '../postgres/Position.ts';

const name = 'lively-written';
const pattern = new RegExp(`(?:^|; *)${name}=([\\da-f]{1,16})\\.([\\w-]{43})(?:;|$)`);

interface CookieOptions {
  readonly signingSecret: string;
  readonly siteUrl: string;
  /** Seconds after which every replica that is read has what was written. */
  readonly lifetime: number;
}

/**
 * Tells every server of the site what the browser has just written, so that none reads it from a replica without it. It names
 * neither the user nor the session.
 */
export function writeWrittenCookie(written: Position, { signingSecret, siteUrl, lifetime }: CookieOptions): string {
  const text = written.toString(16);
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${name}=${text}.${sign(text, signingSecret)}; Path=/; Max-Age=${lifetime}; HttpOnly; SameSite=Lax${secure}`;
}

/** What the browser has written; undefined without a cookie of this site, whose signature keeps a flood off the primary. */
export function readWrittenCookie(headers: Headers, signingSecret: string): Position | undefined {
  const [, text = '', signature = ''] = pattern.exec(headers.get('cookie') ?? '') ?? [];
  if (!text) return undefined;
  const isSigned = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(text, signingSecret)));
  return isSigned ? BigInt(`0x${text}`) : undefined;
}

/** 43 letters, digits, `-` and `_`. */
function sign(text: string, secret: string): string {
  // Named apart: the signature of a position is that of nothing else.
  return createHmac('sha256', secret).update(`${name} ${text}`).digest('base64url');
}
