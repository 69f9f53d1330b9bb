import { expect, type Page } from '@playwright/test';
import { runAxe } from './runAxe';
import { runEqualAccess } from './runEqualAccess';

/** Expects that two engines find no fault on the open page, axe in both themes, and that it does not scroll sideways. */
export async function expectUsable(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await runAxe(page), colorScheme).toEqual([]);
  }
  expect(await runEqualAccess(page)).toEqual([]);
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBe(window);
}
