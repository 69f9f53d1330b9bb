import { createSmtpDelivery } from '../packages/server/src/backend/mails/createSmtpDelivery.ts';
import { type OwedMail, sendOwedMails } from '../packages/server/src/backend/mails/sendOwedMails.ts';
import { smtpAccountOf } from '../packages/server/src/settings/smtpAccountOf.ts';
import { runCommand } from './operators/runCommand.ts';

/*
 * Sends the pending mails about moderators' decisions, new credentials and the week, for a hosted project: `pnpm mails:send`,
 * every few minutes. It reads DATABASE_URL, SMTP_URL, MAIL_FROM and VITE_SITE_URL. `pnpm start` sends them automatically.
 */
await runCommand(async (openDatabase, settings) => {
  const { DATABASE_URL, VITE_SITE_URL } = settings;
  const smtp = smtpAccountOf(settings);
  if (!DATABASE_URL || !VITE_SITE_URL || !smtp)
    throw new Error('mails:send needs DATABASE_URL, VITE_SITE_URL, SMTP_URL and MAIL_FROM.');
  const deliver = await createSmtpDelivery(smtp);
  const database = await openDatabase();
  await database.query('select private.queue_weekly_mails()', []);
  await sendOwedMails({
    take: async () => (await database.query('select * from private.take_mails()', [])) as unknown as OwedMail[],
    forget: async (id) => {
      await database.query('delete from private.mails where id = $1', [id]);
    },
    begin: async (id) => (await database.query('select private.begin_mail($1) as begun', [id]))[0]?.begun === true,
    giveBack: async (id) => {
      await database.query('update private.mails set begun_at = null where id = $1', [id]);
    },
    deliver,
    siteUrl: VITE_SITE_URL,
  });
});
