import type { Transporter } from 'nodemailer';
import type { SmtpAccount } from '../../settings/SmtpAccount.ts';

/** Milliseconds without an answer of the mail server. */
const timeout = 20_000;

/** Prepares the connections to a mail server. The first mail opens one. */
export async function openTransport({ url }: SmtpAccount): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const { protocol, hostname, port, username, password } = new URL(url);
  const isEncrypted = protocol === 'smtps:';
  return createTransport({
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
}
