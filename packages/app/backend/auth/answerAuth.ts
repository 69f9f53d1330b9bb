import type { App } from '@supabase/lite';
import { Refusal } from '../edge/Refusal.ts';
import { findUser, removeUser, sendConfirmationAgain, signUpKnown } from './knownAddress.ts';
import { outgoingMail } from './outgoingMail.ts';
import { toTokenPrefix, verifyLink, withoutPrefix } from './pkce.ts';

/** What answering a request to `/auth/v1` needs. */
export interface AuthBackend {
  readonly app: App;
  readonly siteUrl: string;
  readonly takeMailTurn: (kind: string, email: string) => void;
  /** The package's own answer. */
  readonly answer: (request: Request) => Promise<Response>;
}

/**
 * Answers `/auth/v1` as a hosted project does where the package does not: mail links of the PKCE flow, and addresses that
 * sign up again.
 *
 * @param body The JSON of the request; undefined when there is none.
 * @throws Refusal for what a hosted project refuses.
 */
export async function answerAuth(request: Request, body: unknown, backend: AuthBackend): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.replace('/auth/v1', '');
  if (path === '/verify' && request.method === 'GET') return verifyLink(request, backend.app, backend.answer);
  if (body === undefined) return backend.answer(request);

  const fields = checkFields(body);
  const mail = { redirectTo: searchParams.get('redirect_to'), challenge: toTokenPrefix(fields) };
  return outgoingMail.run(mail, () => {
    const answer = (changed: object = fields) => backend.answer(withBody(request, changed));
    if (request.method !== 'POST') return answer();
    if (path === '/verify' && typeof fields.token_hash === 'string')
      return answer({ ...fields, token_hash: withoutPrefix(fields.token_hash) });
    const email = typeof fields.email === 'string' ? fields.email : '';
    if (email && mailPaths.includes(path)) backend.takeMailTurn(path, email);
    if (path === '/signup' && email && fields.password) return signUp(fields, backend, answer);
    if (path === '/resend' && fields.type === 'signup' && email) return resend(email, backend);
    return answer();
  });
}

const mailPaths = ['/signup', '/resend', '/recover', '/otp', '/magiclink'];

async function signUp(
  fields: Record<string, unknown>,
  { app, siteUrl }: AuthBackend,
  answer: (body?: object) => Promise<Response>,
): Promise<Response> {
  const user = await findUser(app, String(fields.email));
  if (user?.confirmed_at) return signUpKnown(app, siteUrl, fields, answer);
  if (user) await removeUser(app, user.id);
  return answer();
}

async function resend(email: string, { app, siteUrl }: AuthBackend): Promise<Response> {
  const user = await findUser(app, email);
  if (user && !user.confirmed_at) await sendConfirmationAgain(app, siteUrl, email, user);
  return Response.json({}, { headers: { 'Access-Control-Allow-Origin': '*' } });
}

const textFields = [
  'email',
  'password',
  'token',
  'token_hash',
  'type',
  'refresh_token',
  'auth_code',
  'code_verifier',
  'nonce',
];

/** The package reads some fields as text without looking, and fails. */
function checkFields(body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal(400, 'bad_json', 'Could not parse request body as JSON: it is not an object');
  const fields: Record<string, unknown> = { ...body };
  for (const name of textFields)
    if (typeof (fields[name] ?? '') !== 'string')
      throw new Refusal(400, 'bad_json', `Could not parse request body as JSON: ${name} is not a string`);
  if (typeof (fields.data ?? {}) !== 'object' || Array.isArray(fields.data))
    throw new Refusal(400, 'bad_json', 'Could not parse request body as JSON: data is not an object');
  if (String(fields.email ?? '').length > 254)
    throw new Refusal(400, 'validation_failed', 'Unable to validate email address: invalid format');
  // bcrypt reads 72 bytes: what comes after them would not protect anything.
  if (Buffer.byteLength(String(fields.password ?? '')) > 72)
    throw new Refusal(400, 'validation_failed', 'Password cannot be longer than 72 bytes');
  return fields;
}

function withBody(request: Request, body: object): Request {
  const { url, method, headers } = request;
  return new Request(url, { method, headers, body: JSON.stringify(body) });
}
