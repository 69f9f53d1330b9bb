import { defaultLanguage } from '@lively/engine/languages';
import { completeLinks, outgoingMail } from '../auth/outgoingMail.ts';
import type { Mail } from './Mailbox.ts';
import { chooseLanguage, toMailText } from './renderMail.ts';

interface EmailDriver {
  send(mail: { to: string; subject: string; text?: string; html?: string }): Promise<unknown>;
}

/**
 * Replaces the driver's delivery. Completes links with the settings of their requests, chooses the language of the account, and
 * makes the text of a mail from its HTML, so that they match. The delivery is not awaited: the time of an answer must not reveal
 * whether a mail was sent. A user who gets no mail can request another.
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
