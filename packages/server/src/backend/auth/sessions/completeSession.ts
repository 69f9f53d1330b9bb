import { randomUUID } from 'node:crypto';
import type { App } from '@supabase/lite';
import { Refusal } from '../../edge/Refusal.ts';
import { listFactors } from '../factors/Factor.ts';
import { readSession } from '../readSession.ts';
import { signToken } from '../signToken.ts';
import { readAssurance } from './readAssurance.ts';

/** The input of `completeSession`. */
export interface Completion {
  readonly app: App;
  readonly signingSecret: string;
  readonly userAgent: string | null;
  /** The method of the sign-in if the answer opens a session: `password`, `otp`, `recovery`, `oauth`. */
  readonly method?: string | undefined;
  /** Called with the address of an account that the answer opens. */
  readonly noteSignIn: (email: string) => Promise<void>;
}

/** The package's answer that contains a session or a user. */
interface Answer {
  access_token?: string;
  user?: { id: string };
  id?: string;
}

/**
 * Completes the package's answer with the fields of a hosted project: the methods and the level of the sign-in (claims `amr` and
 * `aal`), and the factors of the user. Records the browser that uses the session.
 */
export async function completeSession(response: Response, completion: Completion): Promise<Response> {
  const location = response.headers.get('location');
  if (location !== null) return completeLink(response, location, completion);
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return response;
  const text = await response.text();
  // The answer to HEAD has no body.
  if (text === '') return new Response(null, response);
  const body: Answer = JSON.parse(text);
  if (body.access_token) body.access_token = await completeToken(body.access_token, completion);
  const user = body.user ?? (body.id && 'aud' in body ? (body as { id: string }) : undefined);
  if (user) Object.assign(user, await readFactors(completion.app, user.id));
  return Response.json(body, { status: response.status, headers: withoutLength(response.headers) });
}

/** Completes the redirect of a followed link, which has the session after the last `#`. The client chose the part before it. */
async function completeLink(response: Response, location: string, completion: Completion): Promise<Response> {
  const start = location.lastIndexOf('#') + 1;
  const result = new URLSearchParams(start ? location.slice(start) : '');
  const token = result.get('access_token');
  if (!token) return response;
  result.set('access_token', await completeToken(token, completion));
  response.headers.set('location', location.slice(0, start) + result);
  return response;
}

async function completeToken(token: string, completion: Completion): Promise<string> {
  const { app, signingSecret, userAgent, method, noteSignIn } = completion;
  const claims = readSession(token);
  const auth = app.connection.kysely.withSchema('auth');
  const session = await auth
    .updateTable('sessions')
    .set({ user_agent: userAgent?.slice(0, 500) ?? null })
    .where('id', '=', claims.session_id)
    .returning('aal')
    .executeTakeFirst();
  // The session was ended on another device. The package would still refresh it, because its refresh tokens outlive the session.
  if (!session) throw new Refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  const amr = await readMethods(app, claims.session_id, method);
  const completed = { ...claims, aal: session.aal ?? 'aal1', amr };
  const isSignIn = method !== undefined || completed.aal === 'aal2';
  // Somebody who knows the password alone has not opened the account.
  if (isSignIn && claims.email && !(await readAssurance(app, completed)).owesCode) await noteSignIn(claims.email);
  return signToken(completed, signingSecret);
}

/** Reads the sign-in methods of a session, the latest first. A new session has only the method of this answer. */
async function readMethods(app: App, sessionId: string, method: string | undefined) {
  const auth = app.connection.kysely.withSchema('auth');
  const read = () =>
    auth
      .selectFrom('mfa_amr_claims')
      .select(['authentication_method', 'updated_at'])
      .where('session_id', '=', sessionId)
      .orderBy('updated_at', 'desc')
      .execute();
  let methods = await read();
  if (methods.length === 0 && method !== undefined) {
    const now = new Date().toISOString();
    await auth
      .insertInto('mfa_amr_claims')
      .values({
        id: randomUUID(),
        session_id: sessionId,
        created_at: now,
        updated_at: now,
        authentication_method: method,
      })
      .execute();
    methods = await read();
  }
  return methods.map(({ authentication_method, updated_at }) => ({
    method: authentication_method,
    timestamp: Math.floor(new Date(updated_at as string).getTime() / 1000),
  }));
}

/** Reads the factors without their secrets. A user without factors gets no such field, as on a hosted project. */
async function readFactors(app: App, userId: string) {
  const factors = await listFactors(app, userId);
  if (factors.length === 0) return {};
  return { factors: factors.map(({ secret: _, user_id: __, ...shown }) => shown) };
}

function withoutLength(headers: Headers): Headers {
  const kept = new Headers(headers);
  kept.delete('content-length');
  return kept;
}
