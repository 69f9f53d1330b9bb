import { isEmailAddress } from '@lively/engine/email';
import { StartError } from '../../startup/StartError.ts';
import type { Mail } from './Mailbox.ts';

/** The mail server, and the sender of the mails. */
export interface SmtpAccount {
  /** `smtps://user:password@smtp.example:465`, or `smtp://…:587`, which switches to TLS before it sends a password. */
  readonly url: string;
  /** `bonjour@lively.example` */
  readonly from: string;
}

/** Milliseconds without an answer of the mail server. */
const timeout = 20_000;

/**
 * Sends mails through an SMTP server.
 *
 * @returns A function that rejects, without naming the recipient, when the server refuses a mail.
 * @throws StartError when the account is incomplete.
 */
export async function createSmtpDelivery({ url, from }: SmtpAccount): Promise<(mail: Mail) => Promise<void>> {
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol) || !new URL(url).hostname)
    throw new StartError('SMTP_URL is no URL of a mail server. Write smtps://<user>:<password>@<host>:465.');
  if (!isSender(from))
    throw new StartError('SMTP_URL needs MAIL_FROM beside it, the address that mails come from: bonjour@<site>.');
  const { createTransport } = await import('nodemailer');
  const { protocol, hostname, port, username, password } = new URL(url);
  const isEncrypted = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname,
    port: Number(port || (isEncrypted ? 465 : 587)),
    secure: isEncrypted,
    // A password is never sent without encryption.
    requireTLS: Boolean(username) && !isEncrypted,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
  return async ({ to, subject, text, html, headers }) => {
    const mail = {
      from: { name: 'Lively', address: from },
      // As text, it would be parsed: a<box@gmail.com would be sent to box@gmail.com.
      to: { name: '', address: to },
      // A line break would begin another header.
      subject: subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '),
      text,
      ...(html && { html }),
      headers,
    };
    await transport.sendMail(mail).catch((cause: Error) => {
      throw new Error(`A mail could not be sent: ${cause.message.replaceAll(to, '…').split('\n')[0]}`);
    });
  };
}

/** A sender may be on a machine without a domain: `lively@localhost`. */
function isSender(address: string): boolean {
  return isEmailAddress(address) || isEmailAddress(`${address}.local`);
}
