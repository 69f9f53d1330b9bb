import { randomUUID } from 'node:crypto';
import { defaultLanguage } from '@lively/engine/languages';
import type { App } from '@supabase/lite';
import { knownAddressMail } from '../mails/mails.ts';
import { renderAccountMail } from '../mails/renderAccountMail.ts';
import type { AuthBackend } from './AuthBackend.ts';
import { outgoingMail } from './outgoingMail.ts';
import { sendCapturedLinks } from './sendCapturedLinks.ts';
import { sendLink } from './sendLink.ts';

interface KnownUser {
  readonly id: string;
  readonly confirmed_at: string | null;
  /** The metadata of the sign-up, such as the language. */
  readonly raw_user_meta_data: unknown;
}

/** Finds the user of an address. */
export async function findUser(app: App, email: string): Promise<KnownUser | undefined> {
  const auth = app.connection.kysely.withSchema('auth');
  return auth
    .selectFrom('users')
    .select(['id', 'confirmed_at', 'raw_user_meta_data'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst() as Promise<KnownUser | undefined>;
}

/** Returns the language in which the account was created; the default if the metadata has none. */
export function languageOf(metadata: unknown): string {
  const data: unknown = typeof metadata === 'string' ? JSON.parse(metadata) : metadata;
  const language = typeof data === 'object' && data !== null && 'language' in data ? data.language : undefined;
  return typeof language === 'string' ? language : defaultLanguage;
}

/** Removes an unconfirmed account before a new sign-up: its address belongs to the first person who confirms it. */
export async function removeUser(app: App, id: string): Promise<void> {
  await app.connection.kysely.withSchema('auth').deleteFrom('users').where('id', '=', id).execute();
}

/** The input of `signUpKnown`. */
interface KnownSignUp {
  readonly owner: KnownUser;
  readonly fields: Record<string, unknown>;
  /** Calls the package's handler. */
  readonly answer: (fields: object) => Promise<Response>;
}

/**
 * Answers a sign-up with an address that already has an account exactly like one with a new address, and notifies the owner by
 * mail. The answer comes from a real sign-up with another address, which is removed afterwards: the same fields and the same
 * work, so that neither content nor time reveals the account.
 */
export async function signUpKnown({ owner, fields, answer }: KnownSignUp, backend: AuthBackend): Promise<Response> {
  const { app, siteUrl, later, sendMail } = backend;
  const email = String(fields.email);
  const standIn = `${randomUUID()}@known.invalid`;
  const silently = {
    redirectTo: null,
    hasChallenge: false,
    isSilent: true,
    language: '',
    captured: [],
    tokens: new Set<string>(),
  };
  const response = await outgoingMail.run(silently, async () => {
    const answered = await answer({ ...fields, email: standIn });
    await sendCapturedLinks(backend);
    return answered;
  });
  const text = await response.text();
  if (response.ok) {
    later(async () => {
      await app.connection.kysely.withSchema('auth').deleteFrom('users').where('email', '=', standIn).execute();
    });
    const language = languageOf(owner.raw_user_meta_data);
    sendMail({ to: email, ...renderAccountMail(knownAddressMail, { language, values: { SiteURL: siteUrl } }) });
  }
  return new Response(text.replaceAll(standIn, email.toLowerCase()), response);
}

/** Sends the confirmation again, with a new link. The package would refuse. */
export async function sendConfirmationAgain(email: string, { id }: KnownUser, backend: AuthBackend): Promise<void> {
  await backend.app.connection.kysely
    .withSchema('auth')
    .updateTable('users')
    .set({ confirmation_sent_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute();
  const to = email.toLowerCase();
  await sendLink({ mail: 'confirmation', column: 'confirmation_token', userId: id, to }, backend);
}
