import { credentialsMails } from './credentialsMails.ts';
import type { Mail } from './Mailbox.ts';
import { type CredentialsNotice, renderCredentialsMail } from './renderCredentialsMail.ts';
import { type Notice, renderNotice } from './renderNotice.ts';

/** A row of `private.mails`, with the address of its recipient. */
export type OwedMail = (Notice | CredentialsNotice) & {
  readonly id: string;
  readonly email: string;
};

export interface OwedMailsOptions {
  /** What `private.take_mails()` gives. */
  readonly take: () => Promise<readonly OwedMail[]>;
  /** Deletes the row of a mail that was sent. */
  readonly forget: (id: string) => Promise<void>;
  /** Rejects for a mail that was not taken: it is tried again later. */
  readonly deliver: (mail: Mail) => Promise<void>;
  readonly siteUrl: string;
}

/**
 * Sends the mails that decisions and new credentials owe.
 *
 * @throws Error with the first failure, once every mail was tried.
 */
export async function sendOwedMails({ take, forget, deliver, siteUrl }: OwedMailsOptions): Promise<void> {
  const failures: unknown[] = [];
  for (const { id, email, ...notice } of await take()) {
    const mail = isAboutCredentials(notice)
      ? renderCredentialsMail(notice, siteUrl)
      : { ...(await renderNotice(notice, siteUrl)), html: '' };
    await deliver({ ...mail, to: email, sentAt: new Date().toISOString() }).then(
      () => forget(id),
      (error) => failures.push(error),
    );
  }
  if (failures.length) throw failures[0];
}

const isAboutCredentials = (notice: Notice | CredentialsNotice): notice is CredentialsNotice =>
  Object.hasOwn(credentialsMails, notice.kind);
