import type { Page } from '@playwright/test';

/** Opens the folded blocks of the page that contain a text; all blocks without a text. */
export async function openFolds(page: Page, text = ''): Promise<void> {
  await page.locator('main details').first().waitFor();
  const folds = await page.locator('main details:not([open]) > summary', { hasText: text }).all();
  // Opened in reverse order: the selector no longer matches an open block, which would shift the later ones.
  for (const fold of folds.reverse()) await fold.press('Enter');
}
