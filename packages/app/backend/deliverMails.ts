import { completeLinks, outgoingMail } from './auth/outgoingMail.ts';
import type { Mail } from './Mailbox.ts';

interface EmailDriver {
  send(mail: { to: string; subject: string; text?: string; html?: string }): Promise<unknown>;
}

/** Puts a delivery of ours in the place of the driver's, with the links of mails as their requests asked for them. */
export function deliverMails(driver: EmailDriver, deliver: (mail: Mail) => void): void {
  driver.send = async ({ to, subject, text = '', html = '' }) => {
    if (outgoingMail.getStore()?.isSilent) return;
    deliver({ to, subject, text: completeLinks(text), html: completeLinks(html), sentAt: new Date().toISOString() });
  };
}
