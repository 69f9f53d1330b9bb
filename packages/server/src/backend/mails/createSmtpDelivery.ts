import { StartError } from '../../startup/StartError.ts';
import type { Mail } from './Mailbox.ts';

/** Where mails are handed in, and whom they come from. */
export interface SmtpAccount {
  /** `smtps://user:password@smtp.example:465`, or `smtp://…:587`, which goes on encrypted wherever a password is sent. */
  readonly url: string;
  /** `bonjour@lively.example` */
  readonly from: string;
}

/** Milliseconds without a word from the mail server. */
const timeout = 20_000;

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
  const { createTransport } = await import('nodemailer');
  const { protocol, hostname, port, username, password } = new URL(url);
  const isEncrypted = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname,
    port: Number(port || (isEncrypted ? 465 : 587)),
    secure: isEncrypted,
    // A password goes over no line that is not encrypted.
    requireTLS: Boolean(username) && !isEncrypted,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
  return async ({ to, subject, text, html, headers }) => {
    const mail = { from: { name: 'Lively', address: from }, to, subject, text, ...(html && { html }), headers };
    await transport.sendMail(mail).catch((cause: Error) => {
      throw new Error(`A mail could not be sent: ${cause.message.replaceAll(to, '…').split('\n')[0]}`);
    });
  };
}
