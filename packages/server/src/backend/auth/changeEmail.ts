import { randomUUID } from 'node:crypto';
import type { App } from '@supabase/lite';
import { knownAddressMail } from '../mails/mails.ts';
import { renderAccountMail } from '../mails/renderAccountMail.ts';
import type { AuthBackend } from './AuthBackend.ts';
import { authenticate, type Caller, refuseCaller } from './authenticate.ts';
import type { MailLimiter } from './createMailLimiter.ts';
import { findUser, languageOf, removeUser } from './knownAddress.ts';
import { sendLink } from './sendLink.ts';
import { toNetwork } from './toNetwork.ts';

interface EmailChange {
  readonly id: string;
  readonly email: string;
  readonly email_change: string | null;
  readonly email_change_token_new: string | null;
  readonly email_change_token_current: string | null;
  readonly email_change_confirm_status: number;
  readonly email_change_sent_at: string | Date | null;
}

export interface EmailBackend {
  readonly app: App;
  readonly siteUrl: string;
  readonly mailLimits: MailLimiter;
  readonly sendMail: AuthBackend['sendMail'];
  /** Calls the package's handler. */
  readonly answer: (request: Request) => Promise<Response>;
}

/**
 * Answers an account update that sets another email address. The package writes to the current address only; a hosted project
 * writes to both, and changes nothing until both links were followed.
 *
 * @throws Refusal 429: one change per minute, per account and per address.
 */
export async function changeEmail(request: Request, email: string, backend: EmailBackend): Promise<Response> {
  const { app, mailLimits, answer } = backend;
  const caller = await authenticate(request, answer);
  if (!caller) return refuseCaller(request, answer);
  const network = toNetwork(request.headers);
  for (const address of new Set([caller.email, email.toLowerCase()]))
    await mailLimits.takeMailTurn({ path: '/user', email: address, network });
  const owner = await findUser(app, email);
  if (owner && owner.id !== caller.id) {
    if (owner.confirmed_at) return changeToKnown(request, email, { owner, caller }, backend);
    // Its address was never confirmed.
    await removeUser(app, owner.id);
  }
  const response = await answer(request);
  const change = response.ok ? await findChange(app, 'id', caller.id) : undefined;
  // The package changes nothing if the account has the address already.
  if (change?.email_change !== email.toLowerCase() || !change.email_change_token_new) return response;

  await update(app, change.id, { email_change_confirm_status: 0 });
  const values = { Email: caller.email, NewEmail: change.email_change };
  const link = { mail: 'email_change', userId: change.id, to: change.email_change, values } as const;
  await sendLink({ ...link, column: 'email_change_token_new' }, backend);
  return response;
}

interface KnownChange {
  readonly owner: NonNullable<Awaited<ReturnType<typeof findUser>>>;
  readonly caller: Caller;
}

/**
 * Answers a change to the address of another account exactly like one to a new address, and notifies the owner by mail, as
 * `signUpKnown` does. The link to the current address is accepted, and nothing follows.
 */
async function changeToKnown(
  request: Request,
  email: string,
  { owner, caller }: KnownChange,
  { app, siteUrl, sendMail, answer }: EmailBackend,
): Promise<Response> {
  const { url, method, headers } = request;
  const standIn = `${randomUUID()}@known.invalid`;
  const body = JSON.stringify({ ...(await request.json()), email: standIn });
  const response = await answer(new Request(url, { method, headers, body }));
  const text = await response.text();
  if (response.ok) {
    // The mail to the current address names it.
    await update(app, caller.id, {
      email_change: email.toLowerCase(),
      email_change_token_new: null,
      email_change_confirm_status: 0,
    });
    const language = languageOf(owner.raw_user_meta_data);
    sendMail({ to: email, ...renderAccountMail(knownAddressMail, { language, values: { SiteURL: siteUrl } }) });
  }
  return new Response(text.replaceAll(standIn, email.toLowerCase()), response);
}

/**
 * Answers a followed link of such a change: the first of the two links is only recorded, the second changes the address.
 *
 * @param answer Calls the package's handler, which changes the address by the token of the current one.
 */
export async function confirmEmail(link: Request, { app, answer }: Pick<EmailBackend, 'app' | 'answer'>) {
  const token = new URL(link.url).searchParams.get('token') ?? '';
  const followed = followedMark + token;
  const found = token ? ((await findSide(app, token)) ?? (await findSide(app, followed))) : undefined;
  if (!found || isOver(found.change, app)) return answer(withToken(link, unknownToken));

  const { side, change } = found;
  if (change[side] === followed || change.email_change_confirm_status === 0) {
    await update(app, change.id, { email_change_confirm_status: 1, [side]: followed });
    return toHalfway(await answer(withToken(link, unknownToken)));
  }
  // Only now: the first link must not reveal an account.
  if (await isTaken(app, change)) return answer(withToken(link, unknownToken));
  await update(app, change.id, { email_change_token_current: token, email_change_token_new: null });
  const response = await answer(link);
  await update(app, change.id, { email_change_confirm_status: 0 });
  return response;
}

const sides = ['email_change_token_new', 'email_change_token_current'] as const;
/** Marks the stored token of the first link that was followed: its button may be pressed twice, and confirms one side only. */
const followedMark = 'followed ';

async function findSide(app: App, stored: string) {
  for (const side of sides) {
    const change = await findChange(app, side, stored);
    if (change) return { side, change };
  }
  return undefined;
}

async function findChange(
  app: App,
  column: 'id' | (typeof sides)[number],
  value: string,
): Promise<EmailChange | undefined> {
  return app.connection.kysely
    .withSchema('auth')
    .selectFrom('users')
    .select([
      'id',
      'email',
      'email_change',
      'email_change_token_new',
      'email_change_token_current',
      'email_change_confirm_status',
      'email_change_sent_at',
    ])
    .where(column, '=', value)
    .executeTakeFirst() as Promise<EmailChange | undefined>;
}

async function update(app: App, id: string, changes: Record<string, string | number | null>): Promise<void> {
  await app.connection.kysely.withSchema('auth').updateTable('users').set(changes).where('id', '=', id).execute();
}

function isOver({ email_change_sent_at: sentAt }: EmailChange, app: App): boolean {
  const lifetime = (app.config.auth?.email?.otp_expiry ?? 3600) * 1000;
  return sentAt === null || Date.now() - new Date(sentAt).getTime() > lifetime;
}

/** Returns true if another user has signed up with the new address meanwhile. */
async function isTaken(app: App, { id, email_change: email }: EmailChange): Promise<boolean> {
  const user = email ? await findUser(app, email) : undefined;
  return user !== undefined && user.id !== id;
}

/** Belongs to no user. The package refuses it like an expired token, but still checks the redirect of the link. */
const unknownToken = '0'.repeat(64);

function withToken(link: Request, token: string): Request {
  const url = new URL(link.url);
  url.searchParams.set('token', token);
  return new Request(url, link);
}

/** Takes the redirect of a refused link, checked by the package, and replaces the error by the message of a hosted project. */
function toHalfway(refused: Response): Response {
  const location = refused.headers.get('location');
  if (!location) return refused;
  const target = new URL(location.slice(0, location.lastIndexOf('#')));
  target.hash = String(
    new URLSearchParams({
      message: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
    }),
  );
  refused.headers.set('location', target.href);
  return refused;
}
