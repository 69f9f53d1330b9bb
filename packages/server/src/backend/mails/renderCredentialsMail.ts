import { credentialsMails } from './credentialsMails.ts';
import { type RenderedMail, renderAccountMail } from './renderAccountMail.ts';

/** A change of an account's credentials, from `private.mails`. */
export type CredentialsNotice =
  | {
      readonly kind: Exclude<keyof typeof credentialsMails, 'email'>;
      readonly facts: object;
      readonly language: string | null;
    }
  | {
      readonly kind: 'email';
      readonly facts: { readonly email: string; readonly new_email: string };
      readonly language: string | null;
    };

/** Renders a mail about new credentials, in the language of the account and in one other. */
export function renderCredentialsMail(notice: CredentialsNotice, siteUrl: string): RenderedMail {
  const addresses = notice.kind === 'email' ? { Email: notice.facts.email, NewEmail: notice.facts.new_email } : {};
  return renderAccountMail(credentialsMails[notice.kind], {
    language: notice.language,
    values: { SiteURL: siteUrl, ...addresses },
  });
}
