import { escapeHtml } from '@lively/engine';
import { defaultLanguage } from '@lively/engine/languages';
import { credentialsMails } from './credentialsMails.ts';
import { chooseLanguage, toMailText } from './renderMail.ts';
import { renderSubject, renderTemplate } from './renderTemplate.ts';

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

/** Renders a mail about new credentials, in the language of the account and in one other. Its text is made from its HTML. */
export function renderCredentialsMail(notice: CredentialsNotice, siteUrl: string) {
  const template = credentialsMails[notice.kind];
  const language = notice.language ?? defaultLanguage;
  const values: Record<string, string> = { SiteURL: siteUrl };
  if (notice.kind === 'email') Object.assign(values, { Email: notice.facts.email, NewEmail: notice.facts.new_email });
  const html = chooseLanguage(renderTemplate(template), language).replace(/\{\{ \.(\w+) \}\}/g, (_, name: string) =>
    escapeHtml(values[name] ?? ''),
  );
  return { subject: chooseLanguage(renderSubject(template), language), html, text: toMailText(html) };
}
