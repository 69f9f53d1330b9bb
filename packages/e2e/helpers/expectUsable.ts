import { expect, type Page } from '@playwright/test';
import { runAxe } from './runAxe';
import { runEqualAccess } from './runEqualAccess';

/** Expects the open page to be without fault for two engines, axe in both themes, and not to scroll sideways. */
export async function expectUsable(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await runAxe(page), colorScheme).toEqual([]);
  }
  expect(await runEqualAccess(page)).toEqual([]);
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBe(window);
}
