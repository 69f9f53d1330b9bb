/** One mail of the backend. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Additional headers, such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** ISO 8601 instant. */
  readonly sentAt: string;
}

const keptMails = 50;

/** Stores the mails of the embedded backend, newest first: a developer's machine has no mail server. */
export class Mailbox {
  readonly #mails: Mail[] = [];

  get mails(): readonly Mail[] {
    return this.#mails;
  }

  keep(mail: Mail): void {
    this.#mails.unshift(mail);
    this.#mails.length = Math.min(this.#mails.length, keptMails);
  }
}
