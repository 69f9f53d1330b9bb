import { branding } from '../../settings/branding/branding.ts';
import { siteName } from '../../settings/branding/siteName.ts';
import type { SmtpAccount } from '../../settings/SmtpAccount.ts';
import type { Mail } from './Mailbox.ts';
import { openTransport } from './openTransport.ts';

/**
 * Sends mails through an SMTP server.
 *
 * @returns A function that rejects, without naming the recipient, when the server refuses a mail.
 */
export async function createSmtpDelivery(account: SmtpAccount): Promise<(mail: Mail) => Promise<void>> {
  const transport = await openTransport(account);
  return async ({ to, subject, text, html, headers }) => {
    const mail = {
      from: { name: branding?.sender ?? siteName, address: account.from },
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
