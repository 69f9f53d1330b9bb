import { expect, type Page } from '@playwright/test';

/**
 * Presses the button of the page that the link of a mail opens, outside the browser.
 *
 * @returns The URL that the browser would be redirected to.
 */
export async function pressMailLink(page: Page, link: string): Promise<string> {
  const pressed = await page.request.post(link, { maxRedirects: 0 });
  expect(pressed.status()).toBe(303);
  const answer = await page.request.get(pressed.headers().location ?? '', { maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  return answer.headers().location ?? '';
}
