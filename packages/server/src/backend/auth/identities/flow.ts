import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import { isSigned } from '../../edge/checkToken.ts';
import { signToken } from '../signToken.ts';

/** A sign-in with a provider, from the click on the button to the callback. */
export interface Flow {
  readonly id: string;
  /** The provider. */
  readonly provider: string;
  /** The page of the site that the browser is finally redirected to. */
  readonly redirectTo: string;
  /** The PKCE challenge of the client, which exchanges the code. */
  readonly challenge: string;
  /** The user who links an identity; null for a sign-in. */
  readonly linkingUser: string | null;
  /** The session in which the user began to link. */
  readonly linkingSession: string | null;
  /** The nonce that the provider's token must contain. */
  readonly nonce: string;
  /** The PKCE verifier that is sent to the provider with its code. */
  readonly verifier: string;
}

/** Seconds, as on a hosted project. */
const lifetime = 5 * 60;

/*
 * The state of a flow is stored in the browser, signed, so that an abandoned sign-in writes no row. The nonce and the verifier
 * are derived from its id with the same key, and the state does not contain them.
 */

export function newFlow(fields: Omit<Flow, 'id' | 'nonce' | 'verifier'>, signingSecret: string): Flow {
  return withSecrets({ id: randomUUID(), ...fields }, signingSecret);
}

/** Signs the state, which the provider returns with the browser. */
export function signState({ nonce: _, verifier: __, ...shown }: Flow, signingSecret: string): string {
  return signToken({ ...shown, exp: Math.floor(Date.now() / 1000) + lifetime }, toKey(signingSecret));
}

/** Reads the flow of a state; undefined if it has expired, or was not signed by this backend. */
export function readState(state: string, signingSecret: string): Flow | undefined {
  if (!isSigned(state, toKey(signingSecret))) return undefined;
  const { exp, ...shown } = JSON.parse(Buffer.from(state.split('.')[1] ?? '', 'base64url').toString());
  return exp > Date.now() / 1000 ? withSecrets(shown, signingSecret) : undefined;
}

/**
 * Returns the cookie that binds a flow to the browser that began it. Without it, a user who follows the link of an attacker's
 * flow would be signed in as the attacker, or link their identity to the attacker's account.
 */
export function cookieOf({ id }: Pick<Flow, 'id'>, siteUrl: string): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  return `lively-flow-${id}=1; Path=/auth/v1/callback; Max-Age=${lifetime}; HttpOnly; SameSite=Lax${secure}`;
}

export function hasCookieOf({ id }: Pick<Flow, 'id'>, headers: Headers): boolean {
  return (headers.get('cookie') ?? '').split(/; */).includes(`lively-flow-${id}=1`);
}

/** Derives a key that differs from that of access tokens, so that a state is not accepted as an access token. */
function toKey(signingSecret: string): string {
  return Buffer.from(hkdfSync('sha256', signingSecret, '', 'states of sign-ins', 32)).toString('base64url');
}

function withSecrets(shown: Omit<Flow, 'nonce' | 'verifier'>, signingSecret: string): Flow {
  const derive = (use: string) =>
    createHmac('sha256', toKey(signingSecret)).update(`${use} ${shown.id}`).digest('base64url');
  return { ...shown, nonce: derive('nonce'), verifier: derive('verifier') };
}
