import { expect, type Page, test } from '@playwright/test';
import { chromiumOptions } from '../../../scripts/chromiumOptions';
import { listCutTextsFor } from './listCutTextsFor';
import { publicPaths, signUpFor, userPaths, visit } from './pages';

// Simulates a browser with twice the default text size. The breakpoints of the layout depend on it.
const { args, executablePath } = chromiumOptions;
test.use({ launchOptions: { executablePath, args: [...args, '--blink-settings=defaultFontSize=32'] } });

async function listFaults(page: Page, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    await visit(page, path);
    const cut = await listCutTextsFor(page, { width: 375, css: '' });
    faults.push(...cut.map((fault) => `${path}: ${fault}`));
  }
  return faults;
}

test('no text is cut at twice the size on a telephone, on public pages', async ({ page }) => {
  expect(await listFaults(page, publicPaths)).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
});

test('no text is cut at twice the size on a telephone, on the pages of a user', async ({ page }) => {
  await signUpFor(page);
  expect(await listFaults(page, userPaths)).toEqual([]);
});
