import { expect, type Page } from '@playwright/test';

interface Mail {
  to: string;
  text: string;
}

/** The link of the newest mail to an address. */
export async function readMailLink(page: Page, to: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const answer = await page.request.get('/__mailbox', { headers: { accept: 'application/json' } });
      const mails: Mail[] = await answer.json();
      link = mails.find((mail) => mail.to === to)?.text.match(/https?:\S+/)?.[0];
      return link;
    })
    .toBeTruthy();
  return link ?? '';
}
