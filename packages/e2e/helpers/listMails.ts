import type { Page } from '@playwright/test';

interface Mail {
  to: string;
  text: string;
}

/** Lists the texts of the mails to an email address, the newest first. */
export async function listMails(page: Page, to: string): Promise<string[]> {
  const answer = await page.request.get('/__mailbox', { headers: { accept: 'application/json' } });
  const mails: Mail[] = await answer.json();
  return mails.filter((mail) => mail.to === to).map(({ text }) => text);
}
