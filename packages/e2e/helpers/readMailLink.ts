import { expect, type Page } from '@playwright/test';
import { listMails } from './listMails';

/**
 * The link of the newest mail to an email address.
 *
 * @param known The link of the mail before, where one has come: a mail may leave after the answer to its request.
 */
export async function readMailLink(page: Page, to: string, known?: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      link = (await listMails(page, to))[0]?.match(/https?:\S+/)?.[0];
      return link !== undefined && link !== known;
    })
    .toBe(true);
  return link ?? '';
}
