import type { Page, ViewportSize } from '@playwright/test';

/**
 * Sets the size of the window and waits until the page has handled it. The layout changes before the `resize` event,
 * which moves a list back under its field.
 */
export async function resize(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  // The first frame dispatches the event, the second shows its effect.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
