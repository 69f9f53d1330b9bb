import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import { isSigned } from '../../edge/checkToken.ts';
import { signToken } from '../signToken.ts';

/** A sign-in with a provider, from the press of the button to its return. */
export interface Flow {
  readonly id: string;
  /** The provider. */
  readonly provider: string;
  /** Where the browser goes in the end: a page of the site. */
  readonly redirectTo: string;
  /** Of the client, which exchanges the code. */
  readonly challenge: string;
  /** The user who links an identity; null for a sign-in. */
  readonly linkingUser: string | null;
  /** The session that they began in. */
  readonly linkingSession: string | null;
  /** What the token of the provider must contain. */
  readonly nonce: string;
  /** What the provider wants to see with its code. */
  readonly verifier: string;
}

/** Seconds, as on a hosted project. */
const lifetime = 5 * 60;

/*
 * The state of a flow travels with the browser, signed: a sign-in that is begun and left behind writes nothing. Nonce and
 * verifier are made from its id with the same key, and are in none of it.
 */

export function newFlow(fields: Omit<Flow, 'id' | 'nonce' | 'verifier'>, signingSecret: string): Flow {
  return withSecrets({ id: randomUUID(), ...fields }, signingSecret);
}

/** What the provider gives back with the browser. */
export function signState({ nonce: _, verifier: __, ...shown }: Flow, signingSecret: string): string {
  return signToken({ ...shown, exp: Math.floor(Date.now() / 1000) + lifetime }, toKey(signingSecret));
}

/** The flow of a state; undefined for one that is late, or that this backend has not signed. */
export function readState(state: string, signingSecret: string): Flow | undefined {
  if (!isSigned(state, toKey(signingSecret))) return undefined;
  const { exp, ...shown } = JSON.parse(Buffer.from(state.split('.')[1] ?? '', 'base64url').toString());
  return exp > Date.now() / 1000 ? withSecrets(shown, signingSecret) : undefined;
}

/**
 * The cookie that binds a flow to the browser that began it: a link that another person has begun, followed by the user, would
 * sign them in as that person or link their identity to that account.
 */
export function cookieOf({ id }: Pick<Flow, 'id'>, siteUrl: string): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  return `lively-flow-${id}=1; Path=/auth/v1/callback; Max-Age=${lifetime}; HttpOnly; SameSite=Lax${secure}`;
}

export function hasCookieOf({ id }: Pick<Flow, 'id'>, headers: Headers): boolean {
  return (headers.get('cookie') ?? '').split(/; */).includes(`lively-flow-${id}=1`);
}

/** Not the key of access tokens: a state is none. */
function toKey(signingSecret: string): string {
  return Buffer.from(hkdfSync('sha256', signingSecret, '', 'states of sign-ins', 32)).toString('base64url');
}

function withSecrets(shown: Omit<Flow, 'nonce' | 'verifier'>, signingSecret: string): Flow {
  const derive = (use: string) =>
    createHmac('sha256', toKey(signingSecret)).update(`${use} ${shown.id}`).digest('base64url');
  return { ...shown, nonce: derive('nonce'), verifier: derive('verifier') };
}
