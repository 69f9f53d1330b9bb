import { expect, type Page } from '@playwright/test';
import { listMails } from './listMails';

/** The link of the newest mail to an email address. */
export async function readMailLink(page: Page, to: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      link = (await listMails(page, to))[0]?.match(/https?:\S+/)?.[0];
      return link;
    })
    .toBeTruthy();
  return link ?? '';
}
