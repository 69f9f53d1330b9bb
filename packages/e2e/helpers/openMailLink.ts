import type { Page } from '@playwright/test';

/** Opens the link of a mail, and presses the button of its page, which does what the mail says. */
export async function openMailLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('main').getByRole('button').click();
}
