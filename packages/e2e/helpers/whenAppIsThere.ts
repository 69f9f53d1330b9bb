import type { Page } from '@playwright/test';

/** Waits until a prerendered page can be used: it is read before, and a click would be lost. */
export async function whenAppIsThere(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const button = document.getElementById('root')?.querySelector('form button');
    return button && Object.keys(button).some((key) => key.startsWith('__reactProps'));
  });
}
