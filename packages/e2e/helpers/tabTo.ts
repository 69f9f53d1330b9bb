import type { Locator, Page } from '@playwright/test';

/** A limit above the number of tab stops on any page. */
const maxStops = 300;

/** Presses Tab until an element has the focus. @throws Error if no tab stop is that element. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < maxStops; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reaches ${target}: the keyboard alone cannot use it.`);
}
