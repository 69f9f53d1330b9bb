import { mails } from '../mails/mails.ts';
import { renderAccountMail } from '../mails/renderAccountMail.ts';
import type { AuthBackend } from './AuthBackend.ts';
import { hashLinkToken, newLinkToken } from './linkTokens.ts';
import { outgoingMail, pkcePrefix } from './outgoingMail.ts';

/** The columns of `auth.users` that store the token of a link. */
export type TokenColumn =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_current'
  | 'email_change_token_new';

interface Link {
  readonly mail: Exclude<keyof typeof mails, 'reauthentication'>;
  readonly column: TokenColumn;
  /** The user that the link is for. */
  readonly userId: string;
  readonly to: string;
  /** The addresses that the mail names. */
  readonly values?: Readonly<Record<string, string>>;
}

type LinkBackend = Pick<AuthBackend, 'app' | 'siteUrl' | 'sendMail'>;

/** Stores a new token for a user, and sends the mail with its link, with the settings of the current request. */
export async function sendLink(
  { mail, column, userId, to, values = {} }: Link,
  { app, siteUrl, sendMail }: LinkBackend,
): Promise<void> {
  const request = outgoingMail.getStore();
  const token = newLinkToken();
  const stored = hashLinkToken(token);
  await app.connection.kysely
    .withSchema('auth')
    .updateTable('users')
    .set({ [column]: stored })
    .where('id', '=', userId)
    .execute();
  request?.tokens.add(stored);
  const rendered = renderAccountMail(mails[mail], {
    language: request?.language ?? null,
    values: {
      ...values,
      SiteURL: siteUrl,
      TokenHash: request?.hasChallenge ? pkcePrefix + token : token,
      RedirectTo: request?.redirectTo ?? siteUrl,
    },
  });
  if (!request?.isSilent) sendMail({ to, ...rendered });
}
