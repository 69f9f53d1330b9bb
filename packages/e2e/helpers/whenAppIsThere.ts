import type { Page } from '@playwright/test';

/** Waits until a prerendered page is interactive. A click before that would be lost. */
export async function whenAppIsThere(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const button = document.getElementById('root')?.querySelector('form button');
    return button && Object.keys(button).some((key) => key.startsWith('__reactProps'));
  });
}
