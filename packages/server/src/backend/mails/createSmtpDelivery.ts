import { StartError } from '../../startup/StartError.ts';
import type { Mail } from './Mailbox.ts';

/** Where mails are handed in, and whom they come from. */
export interface SmtpAccount {
  /** `smtps://user:password@smtp.example:465`, or `smtp://…:587`, which goes on encrypted wherever a password is sent. */
  readonly url: string;
  /** `bonjour@lively.example` */
  readonly from: string;
}

/**
 * Hands mails to an SMTP server.
 *
 * @returns A function that rejects, without saying whom a mail was for, when the server does not take it.
 * @throws StartError when the account is not whole.
 */
export async function createSmtpDelivery({ url, from }: SmtpAccount): Promise<(mail: Mail) => Promise<void>> {
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol) || !new URL(url).hostname)
    throw new StartError('SMTP_URL is no URL of a mail server. Write smtps://<user>:<password>@<host>:465.');
  if (!/^[^@\s]+@[^@\s]+$/.test(from))
    throw new StartError('SMTP_URL needs MAIL_FROM beside it, the address that mails come from: bonjour@<site>.');
  // Only now: the package looks at the environment when it is first imported.
  const { SmtpEmailDriver } = await import('@supabase/lite');
  const { protocol, hostname, port, username, password } = new URL(url);
  const isEncrypted = protocol === 'smtps:';
  const driver = new SmtpEmailDriver({
    host: hostname,
    port: Number(port || (isEncrypted ? 465 : 587)),
    secure: isEncrypted,
    ...(username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    from: { name: 'Lively', address: from },
    timeoutMs: 20_000,
  });
  return async ({ to, subject, text, html }) => {
    await driver.send({ to, subject, text, ...(html && { html }) }).catch((cause: Error) => {
      throw new Error(`A mail could not be sent: ${cause.message.replaceAll(to, '…').split('\n')[0]}`);
    });
  };
}
