import { expect, test } from '@playwright/test';
import { chromiumOptions } from '../../../scripts/chromiumOptions';
import { listFaults } from './listFaults';
import { publicPaths, signUpFor, userPaths } from './pages';

// A reader whose browser sets texts at twice their size: the widths at which layouts change follow it.
const { args, executablePath } = chromiumOptions;
test.use({ launchOptions: { executablePath, args: [...args, '--blink-settings=defaultFontSize=32'] } });

const reader = { width: 375, css: '' };

test('D 10.4 nothing is cut at twice the size on a telephone, on public pages', async ({ page }) => {
  expect(await listFaults(page, publicPaths, [reader])).toEqual([[]]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
});

test('D 10.4 nothing is cut at twice the size on a telephone, on the pages of a user', async ({ page }) => {
  await signUpFor(page);
  expect(await listFaults(page, userPaths, [reader])).toEqual([[]]);
});
