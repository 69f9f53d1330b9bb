import { completeLinks, outgoingMail } from './auth/outgoingMail.ts';

/** One mail that the backend would have sent. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** ISO 8601 instant. */
  readonly sentAt: string;
}

interface EmailDriver {
  send(mail: { to: string; subject: string; text?: string; html?: string }): Promise<unknown>;
}

const keptMails = 50;

/** Keeps the mails of the embedded backend, newest first: there is no mail server on a developer's machine. */
export class Mailbox {
  readonly #mails: Mail[] = [];

  get mails(): readonly Mail[] {
    return this.#mails;
  }

  /** Puts the mailbox in the place of the driver's delivery. */
  catchMailsOf(driver: EmailDriver): void {
    driver.send = async ({ to, subject, text = '', html = '' }) => {
      if (outgoingMail.getStore()?.isSilent) return;
      this.#mails.unshift({
        to,
        subject,
        text: completeLinks(text),
        html: completeLinks(html),
        sentAt: new Date().toISOString(),
      });
      this.#mails.length = Math.min(this.#mails.length, keptMails);
    };
  }
}
