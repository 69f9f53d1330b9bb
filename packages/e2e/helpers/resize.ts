import type { Page, ViewportSize } from '@playwright/test';

/**
 * Sets the size of the window, and waits until the page has followed: its layout has the new size before `resize` is
 * dispatched, with which a list moves back under its field.
 */
export async function resize(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  // The first frame dispatches the event, the second shows what it led to.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
