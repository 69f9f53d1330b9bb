import type { SmtpAccount } from '../../settings/SmtpAccount.ts';
import { openTransport } from './openTransport.ts';

/**
 * Connects to the mail server and signs in, without sending a mail.
 *
 * @returns One line with what to do, without the password; null if the server takes mails.
 */
export async function findMailServerProblem(account: SmtpAccount): Promise<string | null> {
  const transport = await openTransport(account);
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return explain(error as NodeJS.ErrnoException & { response?: string }, new URL(account.url));
  } finally {
    transport.close();
  }
}

function explain({ code = '', message, response }: NodeJS.ErrnoException & { response?: string }, url: URL): string {
  const reason = (response ?? message).split('\n')[0]?.trim() ?? '';
  if (code === 'EAUTH')
    return `The mail server ${url.host} refuses the user or the password of SMTP_URL: ${reason}. No mail is sent. Correct it, with every character of the password except letters and digits percent-encoded.`;
  return `The mail server ${url.host} cannot be used: ${reason}. No mail is sent until it answers. Start it, or correct SMTP_URL.`;
}
