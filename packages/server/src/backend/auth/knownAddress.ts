import { createHash, randomInt, randomUUID } from 'node:crypto';
import { defaultLanguage } from '@lively/engine/languages';
import type { App } from '@supabase/lite';
import { mails } from '../mails/mails.ts';
import { renderSubject } from '../mails/renderTemplate.ts';
import { outgoingMail } from './outgoingMail.ts';
import { sendTemplate } from './sendTemplate.ts';

const knownAddress = mails.find(({ name }) => name === 'known_address');

interface KnownUser {
  readonly id: string;
  readonly confirmed_at: string | null;
  /** What was said at the sign-up: the language, among others. */
  readonly raw_user_meta_data: unknown;
}

/** The user of an address, if there is one. */
export async function findUser(app: App, email: string): Promise<KnownUser | undefined> {
  const auth = app.connection.kysely.withSchema('auth');
  return auth
    .selectFrom('users')
    .select(['id', 'confirmed_at', 'raw_user_meta_data'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst() as Promise<KnownUser | undefined>;
}

/** The language that an account was made in; the default for accounts that do not say. */
export function languageOf(metadata: unknown): string {
  const data: unknown = typeof metadata === 'string' ? JSON.parse(metadata) : metadata;
  const language = typeof data === 'object' && data !== null && 'language' in data ? data.language : undefined;
  return typeof language === 'string' ? language : defaultLanguage;
}

/** Makes room for a new sign-up: an address that was never confirmed belongs to the first person who confirms it. */
export async function removeUser(app: App, id: string): Promise<void> {
  await app.connection.kysely.withSchema('auth').deleteFrom('users').where('id', '=', id).execute();
}

/** What a sign-up with a known address needs. */
interface KnownSignUp {
  readonly owner: KnownUser;
  readonly fields: Record<string, unknown>;
  readonly siteUrl: string;
  /** Runs a task once the answer is given. */
  readonly later: (task: () => Promise<void>) => void;
  /** The package's own answer. */
  readonly answer: (fields: object) => Promise<Response>;
}

/**
 * Answers a sign-up with an address that has its account already, exactly as one with a new address, and tells the owner
 * by mail. The answer is that of a real sign-up under another address, which is removed afterwards: the same fields and the
 * same work, so that neither form nor time tells the two apart.
 */
export async function signUpKnown(app: App, { owner, fields, siteUrl, later, answer }: KnownSignUp): Promise<Response> {
  const email = String(fields.email);
  const standIn = `${randomUUID()}@known.invalid`;
  const silently = { redirectTo: null, hasChallenge: false, isSilent: true, language: '', tokens: new Set<string>() };
  const response = await outgoingMail.run(silently, () => answer({ ...fields, email: standIn }));
  const text = await response.text();
  if (response.ok) {
    later(async () => {
      await app.connection.kysely.withSchema('auth').deleteFrom('users').where('email', '=', standIn).execute();
    });
    const toOwner = { ...silently, isSilent: false, language: languageOf(owner.raw_user_meta_data) };
    await outgoingMail.run(toOwner, () =>
      sendTemplate(app, email, {
        subject: knownAddress ? renderSubject(knownAddress) : '',
        file: 'supabase/templates/known_address.html',
        values: { SiteURL: siteUrl },
      }),
    );
  }
  return new Response(text.replaceAll(standIn, email.toLowerCase()), response);
}

/** Sends the confirmation once more, with a new link. The package only refuses to. */
export async function sendConfirmationAgain(
  app: App,
  siteUrl: string,
  email: string,
  { id }: KnownUser,
): Promise<void> {
  const address = email.toLowerCase();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const token = createHash('sha256').update(`${address}${code}`).digest('hex');
  await app.connection.kysely
    .withSchema('auth')
    .updateTable('users')
    .set({ confirmation_token: token, confirmation_sent_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute();
  const { subject = '', content_path: file = '' } = app.config.auth?.email?.template?.confirmation ?? {};
  const link = new URL('/auth/v1/verify', siteUrl);
  link.search = String(new URLSearchParams({ token, type: 'signup', redirect_to: siteUrl }));
  await sendTemplate(app, address, { subject, file, values: { ConfirmationURL: link.href, Token: code } });
}
