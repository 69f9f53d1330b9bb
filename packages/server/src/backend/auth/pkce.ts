import { randomBytes, randomUUID } from 'node:crypto';
import type { App } from '@supabase/lite';
import { Refusal } from '../edge/Refusal.ts';
import { hashLinkToken } from './linkTokens.ts';
import { pkcePrefix } from './outgoingMail.ts';
import { readSession, type SessionClaims } from './readSession.ts';

/*
 * Adds the PKCE flow of mail links, in the wire format of a hosted project. The package only has the last step, the exchange of a
 * code for a session, and only for sign-ins through other services. `auth.flow_state` stores the challenge by the token of the
 * mail, because the link does not contain it.
 */

/**
 * Reads the challenge of a request; null if the client does not use PKCE. Refuses the method `plain`: an attacker who reads the
 * request would know the verifier.
 *
 * @throws Refusal 400.
 */
export function readChallenge({
  code_challenge: challenge,
  code_challenge_method: method,
}: Record<string, unknown>): string | null {
  if (!challenge && !method) return null;
  if (typeof challenge !== 'string' || typeof method !== 'string' || !/^[\w.~-]{43,128}$/.test(challenge))
    throw new Refusal(
      400,
      'validation_failed',
      'PKCE flow requires code_challenge_method and code_challenge of 43 to 128 characters',
    );
  if (!/^s256$/i.test(method)) throw new Refusal(400, 'validation_failed', 'The code_challenge_method must be s256');
  return challenge;
}

/** Stores the challenge of a request for the links that were sent, and deletes challenges whose links have expired. */
export async function keepChallenge(app: App, challenge: string, tokens: Iterable<string>): Promise<void> {
  const auth = app.connection.kysely.withSchema('auth');
  const lifetime = (app.config.auth?.email?.otp_expiry ?? 3600) * 1000;
  await auth
    .deleteFrom('flow_state')
    .where('created_at', '<', new Date(Date.now() - lifetime).toISOString())
    .execute();
  const now = new Date().toISOString();
  for (const token of tokens)
    await auth
      .insertInto('flow_state')
      .values({
        id: randomUUID(),
        // The column of GoTrue for the token of a mail.
        invite_token: token,
        code_challenge: challenge,
        code_challenge_method: 's256',
        provider_type: 'email',
        authentication_method: 'otp',
        created_at: now,
        updated_at: now,
      })
      .execute();
}

/** Returns the token of a link without the mark of the PKCE flow. */
export function withoutPrefix(token: string): string {
  return token.startsWith(pkcePrefix) ? token.slice(pkcePrefix.length) : token;
}

/**
 * Answers a followed link. A link of the PKCE flow performs its action and redirects with a code, which only the browser that
 * began the flow can exchange; followed again before that, by a button that is pressed twice, it leads to the same code. Any other
 * link gets the package's answer, which contains the session.
 *
 * @param answer Calls the package's handler.
 */
export async function verifyLink(
  request: Request,
  app: App,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  const url = new URL(request.url);
  const given = url.searchParams.get('token') ?? '';
  const stored = hashLinkToken(withoutPrefix(given));
  const flow = await findFlow(app, stored);
  // Without its flow, a PKCE token keeps its prefix and so matches no user: it opens no session of the implicit flow.
  url.searchParams.set('token', flow || !given.startsWith(pkcePrefix) ? stored : given);
  const verified = await answer(new Request(url, request));
  const location = verified.headers.get('location');
  if (!location || (!flow && !given.startsWith(pkcePrefix))) return verified;

  // The requested URL may have a hash; the package appends another.
  const end = location.lastIndexOf('#');
  const target = new URL(location.slice(0, end));
  const result = new URLSearchParams(location.slice(end + 1));
  const accessToken = result.get('access_token');
  const type = url.searchParams.get('type') ?? 'otp';
  const code =
    accessToken && flow ? await replaceByCode(readSession(accessToken), flow.id, type, app) : validCodeOf(flow);
  if (code) {
    target.hash = '';
    target.searchParams.set('code', code);
  } else {
    target.hash = String(result);
    for (const [name, value] of result) target.searchParams.set(name, value);
  }
  verified.headers.set('location', target.href);
  return verified;
}

interface LinkFlow {
  readonly id: string;
  /** Null until the link is followed. The exchange deletes the row. */
  readonly auth_code: string | null;
  readonly auth_code_issued_at: string | Date | null;
}

async function findFlow(app: App, token: string): Promise<LinkFlow | undefined> {
  const auth = app.connection.kysely.withSchema('auth');
  return auth
    .selectFrom('flow_state')
    .select(['id', 'auth_code', 'auth_code_issued_at'])
    .where('invite_token', '=', token)
    .executeTakeFirst() as Promise<LinkFlow | undefined>;
}

/** Milliseconds during which the package exchanges a code. */
const codeTime = 5 * 60_000;

function validCodeOf(flow: LinkFlow | undefined): string | null {
  const issuedAt = flow?.auth_code_issued_at;
  return issuedAt && Date.now() - new Date(issuedAt).getTime() < codeTime ? flow.auth_code : null;
}

/** Returns the origin of a code of the PKCE flow: `recovery` for the link of a password reset, `oauth`, or `otp`. */
export async function methodOfCode({ connection }: App, code: string): Promise<string> {
  const flow = await connection.kysely
    .withSchema('auth')
    .selectFrom('flow_state')
    .select('authentication_method')
    .where('auth_code', '=', code)
    .executeTakeFirst();
  const method = flow?.authentication_method;
  return method === 'recovery' || method === 'oauth' ? method : 'otp';
}

/** Replaces the session that the package opened by a code: the exchange opens another session. */
async function replaceByCode(
  { sub, session_id }: SessionClaims,
  flowId: string,
  type: string,
  app: App,
): Promise<string> {
  const auth = app.connection.kysely.withSchema('auth');
  await auth.deleteFrom('sessions').where('id', '=', session_id).execute();
  const code = randomBytes(32).toString('base64url');
  const now = new Date().toISOString();
  await auth
    .updateTable('flow_state')
    .set({
      user_id: sub,
      auth_code: code,
      // Stores the type of the link for the exchange, instead of the preliminary `otp`.
      authentication_method: type,
      auth_code_issued_at: now,
      // The code expires five minutes after this time.
      created_at: now,
      updated_at: now,
    })
    .where('id', '=', flowId)
    .execute();
  return code;
}
