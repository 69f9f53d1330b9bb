import type { Settings } from './parseSettings.ts';
import type { SmtpAccount } from './SmtpAccount.ts';

/** Returns the mail server of the settings; undefined if mails are not sent. */
export function smtpAccountOf({
  SMTP_URL,
  MAIL_FROM,
}: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'>): SmtpAccount | undefined {
  return SMTP_URL && MAIL_FROM ? { url: SMTP_URL, from: MAIL_FROM } : undefined;
}
