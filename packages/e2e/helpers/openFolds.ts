import type { Page } from '@playwright/test';

/** Opens the folded blocks of the page that bear a text. Without one, all of them. */
export async function openFolds(page: Page, text = ''): Promise<void> {
  await page.locator('main details').first().waitFor();
  const folds = await page.locator('main details:not([open]) > summary', { hasText: text }).all();
  // Opened, a fold is found no more: the last first leaves the others in their places.
  for (const fold of folds.reverse()) await fold.click();
}
