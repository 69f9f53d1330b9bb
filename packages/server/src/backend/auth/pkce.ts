import { randomBytes, randomUUID } from 'node:crypto';
import type { App } from '@supabase/lite';
import { Refusal } from '../edge/Refusal.ts';
import { pkcePrefix } from './outgoingMail.ts';
import { readSession, type SessionClaims } from './readSession.ts';

/*
 * The PKCE flow of mail links, in the wire format of a hosted project. The package has the last step, the exchange of a
 * code for a session, and only for sign-ins through other services. The challenge waits in `auth.flow_state` for the token
 * of the mail: a link does not say who may use it.
 */

/**
 * The challenge of a request; null when the client uses no PKCE. The method `plain` is refused: an attacker who reads the request
 * would know the verifier.
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

/** Keeps the challenge of a request for the links that were sent for it, as long as those work. */
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
        // The column for the token of a mail that GoTrue has.
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

/** The token that the database knows. */
export function withoutPrefix(token: string): string {
  return token.startsWith(pkcePrefix) ? token.slice(pkcePrefix.length) : token;
}

/**
 * Answers a followed link. One of the PKCE flow confirms what it is for and leads on with a code, which only the browser
 * that began the flow can exchange; any other is answered as the package does, with the session itself.
 *
 * @param answer The package's own answer.
 */
export async function verifyLink(
  request: Request,
  app: App,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  const url = new URL(request.url);
  const given = url.searchParams.get('token') ?? '';
  const flow = await findFlow(app, withoutPrefix(given));
  // Without its flow a token of PKCE keeps its prefix, and so belongs to no user: it opens no session of the implicit flow.
  url.searchParams.set('token', flow ? withoutPrefix(given) : given);
  const verified = await answer(new Request(url, request));
  const location = verified.headers.get('location');
  if (!location || (!flow && !given.startsWith(pkcePrefix))) return verified;

  // What was asked for may have a hash of its own; the package appends one more.
  const end = location.lastIndexOf('#');
  const target = new URL(location.slice(0, end));
  const result = new URLSearchParams(location.slice(end + 1));
  const accessToken = result.get('access_token');
  if (accessToken && flow) {
    target.hash = '';
    target.searchParams.set(
      'code',
      await replaceByCode(readSession(accessToken), flow.id, url.searchParams.get('type') ?? 'otp', app),
    );
  } else {
    target.hash = String(result);
    for (const [name, value] of result) target.searchParams.set(name, value);
  }
  verified.headers.set('location', target.href);
  return verified;
}

async function findFlow(app: App, token: string): Promise<{ id: string } | undefined> {
  const auth = app.connection.kysely.withSchema('auth');
  return auth.selectFrom('flow_state').select('id').where('invite_token', '=', token).executeTakeFirst() as Promise<
    { id: string } | undefined
  >;
}

/** What a code of the PKCE flow comes from: `recovery` for the link of a password reset, `oauth`, else `otp`. */
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

/** The session that the package has opened goes: the exchange opens its own. */
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
      invite_token: null,
      auth_code: code,
      // What the link was for: the exchange asks, whatever was known before.
      authentication_method: type,
      auth_code_issued_at: now,
      // The exchange counts its five minutes from here.
      created_at: now,
      updated_at: now,
    })
    .where('id', '=', flowId)
    .execute();
  return code;
}
