import { createHmac } from 'node:crypto';
import { moderator, operator, owner, stranger, unconfirmed } from '../people.ts';

/** The senders of requests, each with a different token. */
export const actors = [
  'keyless',
  'visitor',
  'owner',
  'stranger',
  'unconfirmed',
  'moderator',
  'operator',
  'unsigned',
  'publicSecret',
  'asService',
  'tampered',
  'expired',
  'erased',
] as const;
/**
 * The name of a sender. Five have a forged token: unsigned, signed with the public secret of the package, the same for the
 * service role, a valid token with another id, and a valid token of yesterday. The last has a valid token of a deleted account.
 */
export type Actor = (typeof actors)[number];

const publicSecret = 'unsafe-secret-change-me';
const hour = 3600;

/** Returns the token of an actor; null for actors without one. */
export function tokenOf(actor: Actor, signingSecret: string): string | null {
  const now = Math.floor(Date.now() / 1000);
  const claimsOf = (id: string, expiry = now + hour) => ({
    sub: id,
    role: 'authenticated',
    aud: 'authenticated',
    iat: expiry - hour,
    exp: expiry,
  });
  switch (actor) {
    case 'keyless':
    case 'visitor':
      return null;
    case 'owner':
      return sign(claimsOf(owner.id), signingSecret);
    case 'stranger':
      return sign(claimsOf(stranger.id), signingSecret);
    case 'unconfirmed':
      return sign(claimsOf(unconfirmed.id), signingSecret);
    case 'moderator':
      return sign({ ...claimsOf(moderator.id), session_id: moderator.session, aal: 'aal2' }, signingSecret);
    case 'operator':
      return sign({ ...claimsOf(operator.id), session_id: operator.session, aal: 'aal2' }, signingSecret);
    case 'unsigned':
      return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claimsOf(owner.id))}.`;
    case 'publicSecret':
      return sign(claimsOf(owner.id), publicSecret);
    case 'asService':
      return sign({ ...claimsOf(owner.id), role: 'service_role' }, publicSecret);
    case 'tampered': {
      const [head, , signature] = sign(claimsOf(stranger.id), signingSecret).split('.');
      return [head, encode(claimsOf(owner.id)), signature].join('.');
    }
    case 'expired':
      return sign(claimsOf(owner.id, now - 24 * hour), signingSecret);
    case 'erased':
      return sign(claimsOf('00000000-0000-4000-8000-00000000dead'), signingSecret);
  }
}

function sign(claims: object, secret: string): string {
  const unsigned = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
