import { isEmailAddress } from '@lively/engine/email';
import { createSmtpDelivery } from '../backend/mails/createSmtpDelivery.ts';
import { findMailServerProblem } from '../backend/mails/findMailServerProblem.ts';
import { renderTestMail } from '../backend/mails/renderTestMail.ts';
import { readSettings } from '../settings/readSettings.ts';
import { smtpAccountOf } from '../settings/smtpAccountOf.ts';
import { orExit } from '../startup/orExit.ts';
import { StartError } from '../startup/StartError.ts';

/* `pnpm mails:try ADDRESS`: sends one mail to an address, with the mail server of the settings, and prints what the server said. */
await orExit(tryMail(process.argv.slice(2)));

async function tryMail([to = '', ...others]: string[]): Promise<void> {
  if (!isEmailAddress(to) || others.length)
    throw new StartError('Say who gets the mail, with one address: pnpm mails:try <address>');
  const settings = readSettings(process.env);
  const account = smtpAccountOf(settings);
  if (!account)
    throw new StartError('There is no mail server to try: SMTP_URL is not set. Set it and MAIL_FROM, in .env or here.');
  const problem = await findMailServerProblem(account);
  if (problem) throw new StartError(problem);
  const deliver = await createSmtpDelivery(account);
  const mail = renderTestMail(settings.VITE_SITE_URL ?? 'http://localhost:4173');
  await deliver({ ...mail, to, sentAt: new Date().toISOString() }).catch((error: Error) => {
    throw new StartError(`${error.message}. The mail server accepts the account: look at MAIL_FROM and the address.`);
  });
  process.stdout.write(
    `The mail server took a mail from ${account.from} to ${to}. If it does not arrive, look into the spam folder, and at the SPF and DKIM records of the sender's domain.\n`,
  );
}
