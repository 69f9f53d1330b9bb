import { credentialsMails } from './credentialsMails.ts';
import type { Mail } from './Mailbox.ts';
import { type CredentialsNotice, renderCredentialsMail } from './renderCredentialsMail.ts';
import { type Notice, renderNotice } from './renderNotice.ts';
import { renderWeeklyMail, type WeeklyNotice } from './renderWeeklyMail.ts';

/** A row of `private.mails`, with the address of its recipient. */
export type OwedMail = (Notice | CredentialsNotice | WeeklyNotice) & {
  readonly id: string;
  readonly email: string;
};

export interface OwedMailsOptions {
  /** Calls `private.take_mails()`. */
  readonly take: () => Promise<readonly OwedMail[]>;
  /** Deletes the row of a sent mail. */
  readonly forget: (id: string) => Promise<void>;
  /** Calls `private.begin_mail()`: returns true if only this call may now send a mail that must not arrive twice. */
  readonly begin: (id: string) => Promise<boolean>;
  /** Undoes `begin` for a mail that the mail server has refused. */
  readonly giveBack: (id: string) => Promise<void>;
  /** Rejects if the mail server refuses the mail, which is retried later. */
  readonly deliver: (mail: Mail) => Promise<void>;
  readonly siteUrl: string;
}

/**
 * Sends the due mails: notices of decisions and of new credentials, and mails of the week. If a process is killed between the
 * mail server and the database, a notice is sent again, and a mail of the week is not.
 *
 * @throws Error with the first failure, after every mail was tried.
 */
export async function sendOwedMails(options: OwedMailsOptions): Promise<void> {
  const { take, forget, begin, giveBack, deliver, siteUrl } = options;
  const failures: unknown[] = [];
  for (const { id, email, ...notice } of await take()) {
    const isOnce = notice.kind === 'weekly';
    try {
      const mail = { ...(await render(notice, siteUrl)), to: email, sentAt: new Date().toISOString() };
      if (isOnce && !(await begin(id))) continue;
      await deliver(mail).catch(async (error) => {
        if (isOnce) await giveBack(id);
        throw error;
      });
      await forget(id);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length) throw failures[0];
}

async function render(notice: Notice | CredentialsNotice | WeeklyNotice, siteUrl: string) {
  if (notice.kind === 'weekly') return renderWeeklyMail(notice, siteUrl);
  if (isAboutCredentials(notice)) return renderCredentialsMail(notice, siteUrl);
  return { ...(await renderNotice(notice, siteUrl)), html: '' };
}

const isAboutCredentials = (notice: Notice | CredentialsNotice): notice is CredentialsNotice =>
  Object.hasOwn(credentialsMails, notice.kind);
