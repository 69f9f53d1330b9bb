import { expect, type Page } from '@playwright/test';
import { listMails } from './listMails';

/**
 * Returns the link of the newest mail to an email address.
 *
 * @param known The link of the previous mail, if there is one: a mail may be sent after the answer to its request.
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
