import { defaultLanguage } from '@lively/engine/languages';
import { completeLinks, outgoingMail } from '../auth/outgoingMail.ts';
import type { Mail } from './Mailbox.ts';
import { chooseLanguage, toMailText } from './renderMail.ts';

interface EmailDriver {
  send(mail: { to: string; subject: string; text?: string; html?: string }): Promise<unknown>;
}

/**
 * Puts a delivery of ours in the place of the driver's, with the links of mails as their requests asked for them, in the
 * language of the account. The text of a mail is made from its HTML: they say the same. The delivery is not awaited: how
 * long an answer takes must not say whether a mail was written. A user who gets no mail can ask for another.
 */
export function deliverMails(driver: EmailDriver, deliver: (mail: Mail) => Promise<void>): void {
  driver.send = async ({ to, subject, html: template = '' }) => {
    const request = outgoingMail.getStore();
    if (request?.isSilent) return;
    const language = request?.language ?? defaultLanguage;
    const html = completeLinks(chooseLanguage(template, language));
    const mail = { to, subject: chooseLanguage(subject, language), text: toMailText(html), html };
    deliver({ ...mail, sentAt: new Date().toISOString() }).catch((error: Error) => {
      process.stderr.write(`${error.message}\n`);
    });
  };
}
