import { isEmailAddress } from '@lively/engine/email';
import type { App } from '@supabase/lite';
import { Refusal } from '../edge/Refusal.ts';
import type { AuthBackend } from './AuthBackend.ts';
import { admitSignUp } from './admitSignUp.ts';
import { answerBlind } from './answerBlind.ts';
import { authenticate } from './authenticate.ts';
import { changeEmail, confirmEmail } from './changeEmail.ts';
import { changePassword } from './changePassword.ts';
import { refuseCommonPassword } from './commonPasswords.ts';
import { answerFactors, factorPath } from './factors/answerFactors.ts';
import { withHash } from './hashInThread.ts';
import { answerIdentities, isIdentityPath } from './identities/answerIdentities.ts';
import { completeSettings } from './identities/completeSettings.ts';
import { keyOf } from './keyOf.ts';
import { findUser, languageOf, removeUser, sendConfirmationAgain, signUpKnown } from './knownAddress.ts';
import { hashLinkToken } from './linkTokens.ts';
import { outgoingMail } from './outgoingMail.ts';
import { keepChallenge, methodOfCode, readChallenge, verifyLink, withoutPrefix } from './pkce.ts';
import { reauthenticate } from './reauthenticate.ts';
import { markRecovery } from './recoverySession.ts';
import { sendCapturedLinks } from './sendCapturedLinks.ts';
import { completeSession } from './sessions/completeSession.ts';
import { refuseHalf } from './sessions/refuseHalf.ts';
import { judgePassword, signIn } from './signIn.ts';
import { toNetwork } from './toNetwork.ts';

/**
 * Answers `/auth/v1` like a hosted project in the cases that the package does not cover: limits on guessing, mail links of the
 * PKCE flow, addresses that sign up again, and new passwords. Neither the content nor the time of an answer reveals whether an
 * address has an account.
 *
 * @param body The JSON of the request; undefined when there is none.
 * @throws Refusal in the same cases as a hosted project.
 */
export async function answerAuth(request: Request, body: unknown, backend: AuthBackend): Promise<Response> {
  const path = new URL(request.url).pathname.replace('/auth/v1', '');
  const enqueue = (task: () => Promise<Response>, method?: string) =>
    backend.enqueue(async () => complete(await task(), request, backend, method));
  await refuseHalf(request, backend);
  if (factorPath.test(path)) {
    const fields = body === undefined ? {} : checkFields(body);
    return enqueue(() => answerFactors(path, request, fields, backend));
  }
  if (path === '/verify' && request.method === 'GET')
    return enqueue(() => followLink(request, backend), methodOfLink(new URL(request.url).searchParams.get('type')));
  if (isIdentityPath(path)) return answerIdentities(path, request, backend);
  if (path === '/settings' && request.method === 'GET')
    return enqueue(async () => completeSettings(await backend.answer(request), backend.providers));
  if (path === '/reauthenticate' && request.method === 'POST') {
    const { current_password: password } = checkFields(body ?? {});
    return enqueue(() => reauthenticate(request, password, backend));
  }
  // The package would send a code; a new password needs the current one instead.
  if (path === '/reauthenticate') throw new Refusal(404, 'not_found', 'Codes for a reauthentication are not sent');
  if (body === undefined) return enqueue(() => backend.answer(request));

  const fields = checkFields(body);
  const challenge = readChallenge(fields);
  const answering = () => backend.enqueue(() => answerWithMails(path, request, { fields, challenge }, backend));
  const email = String(fields.email ?? '');
  // A sign-in with such an address fails like with any other unknown one.
  if (email && path !== '/token' && !isEmailAddress(email))
    throw new Refusal(400, 'validation_failed', 'Unable to validate email address: invalid format');
  if (request.method !== 'POST' || !mailPaths.includes(path) || !email) return answering();
  // The package refuses it with its own error.
  if (!backend.keys.includes(keyOf(request))) return enqueue(() => backend.answer(withBody(request, fields)));
  const isSignUp = path === '/signup';
  if (isSignUp && fields.password) await refuseCommonPassword(String(fields.password));
  // Counts known and unknown addresses alike, so that the answer does not reveal an account.
  await backend.enqueue(async () => {
    await backend.takeMailTurn({ path, email, network: toNetwork(request.headers) });
    if (isSignUp && fields.password) await admitSignUp(backend.app, toNetwork(request.headers));
    return new Response();
  });
  if (!isSignUp) return answerBlind(answering);
  if (!fields.password) return answering();
  return withHash(String(fields.password), answering);
}

/** Adds to a session and a user the fields that the package leaves out. */
function complete(
  response: Response,
  { headers }: Request,
  { app, signingSecret }: AuthBackend,
  method?: string,
): Promise<Response> {
  return completeSession(response, { app, signingSecret, userAgent: headers.get('user-agent'), method });
}

/** Returns the sign-in method of a mail link, or of a code from a mail. */
function methodOfLink(type: unknown): string {
  return type === 'recovery' ? 'recovery' : 'otp';
}

interface AuthCall {
  readonly fields: Record<string, unknown>;
  /** The code challenge of the PKCE flow. */
  readonly challenge: string | null;
}

async function answerWithMails(
  path: string,
  request: Request,
  { fields, challenge }: AuthCall,
  backend: AuthBackend,
): Promise<Response> {
  const mail = {
    redirectTo: new URL(request.url).searchParams.get('redirect_to'),
    hasChallenge: challenge !== null,
    language: await findLanguage(request, fields, backend),
    captured: [],
    tokens: new Set<string>(),
  };
  const method = await findMethod(path, fields, backend);
  const answer = await outgoingMail.run(mail, async () => {
    const answered = await answerFields(path, request, fields, backend);
    await sendCapturedLinks(backend);
    return answered;
  });
  const response = await complete(answer, request, backend, method);
  if (challenge !== null) await keepChallenge(backend.app, challenge, mail.tokens);
  return response;
}

/** Answers a followed link. No limit applies: its token cannot be guessed, and guessed codes must not block it. */
function followLink(request: Request, { app, answer }: AuthBackend): Promise<Response> {
  const type = new URL(request.url).searchParams.get('type');
  return verifyLink(request, app, async (link) => {
    const response = await (type === 'email_change' ? confirmEmail(link, { app, answer }) : answer(link));
    const accessToken = hashOf(response).get('access_token');
    if (type === 'recovery' && accessToken) await markRecovery(app, accessToken);
    return response;
  });
}

/** Reads the part after the last `#`, which the package adds: the client chose the rest of the URL. */
function hashOf({ headers }: Response): URLSearchParams {
  const location = headers.get('location') ?? '';
  const start = location.lastIndexOf('#');
  return new URLSearchParams(start < 0 ? '' : location.slice(start + 1));
}

async function answerFields(
  path: string,
  request: Request,
  fields: Record<string, unknown>,
  backend: AuthBackend,
): Promise<Response> {
  const { app, guessLimits } = backend;
  const answer = (changed: object = fields) => backend.answer(withBody(request, changed));
  const isChange = request.method === 'PUT' && path === '/user' && fields.password !== undefined;
  if (isChange) await refuseCommonPassword(String(fields.password));
  const email = String(fields.email ?? '');
  const isNewEmail = request.method === 'PUT' && path === '/user' && email !== '';
  if (isChange && isNewEmail)
    throw new Refusal(400, 'validation_failed', 'Change email and password one after the other');
  if (isChange)
    return changePassword(withBody(request, fields), { ...backend, currentPassword: fields.current_password });
  if (isNewEmail) return changeEmail(withBody(request, fields), email, backend);
  if (request.method !== 'POST') return answer();

  const network = toNetwork(request.headers);
  if (path === '/verify') return verifyCode(fields, network, backend, answer);
  if (path === '/token' && fields.auth_code) return exchangeCode(String(fields.auth_code), app, answer);
  // Detects a password sign-in by its field, not by the grant type: two parsers can read two types from a crafted query.
  if (path === '/token' && fields.password && email) {
    const password = String(fields.password);
    const signingIn = () => signIn(app, { email, password }, answer);
    return guessLimits.password({ network, email, answer: signingIn, judge: judgePassword });
  }
  if (path === '/signup' && fields.password && email) {
    return signUp(fields, backend, answer);
  }
  if (path === '/resend' && fields.type === 'signup' && email) return resend(email, backend);
  if (linkPaths.includes(path) && email) return sendToConfirmed(fields, backend, answer);
  return answer();
}

/** Returns the sign-in method of the session that a request opens; undefined if it opens no session. */
async function findMethod(
  path: string,
  fields: Record<string, unknown>,
  { app }: AuthBackend,
): Promise<string | undefined> {
  if (path === '/verify') return methodOfLink(fields.type);
  if (path !== '/token') return undefined;
  return fields.auth_code ? methodOfCode(app, String(fields.auth_code)) : fields.password ? 'password' : undefined;
}

async function verifyCode(
  fields: Record<string, unknown>,
  network: string,
  { app, guessLimits }: AuthBackend,
  answer: (body?: object) => Promise<Response>,
): Promise<Response> {
  // An email change needs both links, but the package would accept the code of one mail.
  if (fields.type === 'email_change') throw new Refusal(403, 'otp_expired', 'Follow the links of both mails');
  // The token of a link, which cannot be guessed; or a code. No mail contains a code, so that none is right.
  const response = fields.token_hash
    ? await answer({ ...fields, token_hash: hashLinkToken(withoutPrefix(String(fields.token_hash))) })
    : await guessLimits.code({ network, answer, judge: ({ ok }) => (ok ? 'right' : 'wrong') });
  if (response.ok && fields.type === 'recovery') await markRecovery(app, await readAccessToken(response));
  return response;
}

async function exchangeCode(code: string, app: App, answer: () => Promise<Response>): Promise<Response> {
  const comesFromReset = (await methodOfCode(app, code)) === 'recovery';
  const response = await answer();
  if (response.ok && comesFromReset) await markRecovery(app, await readAccessToken(response));
  return response;
}

async function readAccessToken(response: Response): Promise<string> {
  const { access_token } = await response.clone().json();
  return access_token;
}

/** Finds the language of the account of a request: in the sign-up, or in the database. */
async function findLanguage(
  request: Request,
  fields: Record<string, unknown>,
  { app, answer }: AuthBackend,
): Promise<string> {
  if (fields.data) return languageOf(fields.data);
  const email = request.method === 'PUT' ? (await authenticate(request, answer))?.email : fields.email;
  const user = typeof email === 'string' && email ? await findUser(app, email) : undefined;
  return languageOf(user?.raw_user_meta_data);
}

/** Requests for a link that opens an account. */
const linkPaths = ['/otp', '/magiclink', '/recover'];
const mailPaths = ['/signup', '/resend', ...linkPaths];

async function signUp(
  fields: Record<string, unknown>,
  backend: AuthBackend,
  answer: (body?: object) => Promise<Response>,
): Promise<Response> {
  const user = await findUser(backend.app, String(fields.email));
  if (user?.confirmed_at) return signUpKnown({ owner: user, fields, answer }, backend);
  if (user) await removeUser(backend.app, user.id);
  return answer();
}

/**
 * Sends a link to confirmed accounts only: any stranger can sign up an address. For an unknown address, the package would create a
 * confirmed account.
 */
async function sendToConfirmed(
  fields: Record<string, unknown>,
  { app }: AuthBackend,
  answer: (body: object) => Promise<Response>,
): Promise<Response> {
  const user = await findUser(app, String(fields.email));
  return user?.confirmed_at ? answer({ ...fields, create_user: false }) : Response.json({});
}

async function resend(email: string, backend: AuthBackend): Promise<Response> {
  const user = await findUser(backend.app, email);
  if (user && !user.confirmed_at) await sendConfirmationAgain(email, user, backend);
  return Response.json({});
}

const textFields = [
  'email',
  'password',
  'current_password',
  'token',
  'token_hash',
  'type',
  'refresh_token',
  'auth_code',
  'code_verifier',
  'nonce',
  'code',
  'challenge_id',
  'factor_type',
  'friendly_name',
  'issuer',
];

/** Checks the types of fields that the package would read as text without a check, and fail. */
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
  // bcrypt reads only 72 bytes: later bytes would not protect the account.
  if (Buffer.byteLength(String(fields.password ?? '')) > 72)
    throw new Refusal(400, 'validation_failed', 'Password cannot be longer than 72 bytes');
  return fields;
}

function withBody(request: Request, body: object): Request {
  const { url, method, headers } = request;
  return new Request(url, { method, headers, body: JSON.stringify(body) });
}
