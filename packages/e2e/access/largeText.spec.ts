import { expect, type Page } from '@playwright/test';
import { chromiumOptions } from '../../../scripts/chromiumOptions';
import { makePoll } from '../helpers/makePoll';
import { test } from '../helpers/test';
import { listBrokenWords } from './listBrokenWords';
import { listCutTexts } from './listCutTexts';
import { listOverlaps } from './listOverlaps';
import { listRoots } from './listRoots';
import { publicPaths, settle, signUpFor, userPaths, visit } from './pages';
import { type OpenState, publicStates, userStates } from './states';

// Simulates a browser with twice the default text size. The breakpoints of the layout depend on it.
const { args, executablePath } = chromiumOptions;
test.use({
  viewport: { width: 375, height: 812 },
  launchOptions: { executablePath, args: [...args, '--blink-settings=defaultFontSize=32'] },
});

/** Lists the texts of the open page that are cut, broken by letters, or covered. */
async function listFaults(page: Page, name: string): Promise<string[]> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    // Not every browser has a dictionary for automatic hyphens.
    sheet.replaceSync('* { hyphens: manual !important }');
    document.adoptedStyleSheets = [sheet];
  });
  const faults: string[] = [];
  for (const root of await listRoots(page)) {
    faults.push(...(await root.evaluate(listCutTexts)));
    faults.push(...(await root.evaluate(listBrokenWords)));
    faults.push(...(await root.evaluate(listOverlaps)));
  }
  return faults.map((fault) => `${name}: ${fault}`);
}

async function listFaultsOfPages(page: Page, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    await visit(page, path);
    faults.push(...(await listFaults(page, path)));
  }
  return faults;
}

async function listFaultsOfStates(page: Page, states: readonly OpenState[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, path, open } of states) {
    await visit(page, path);
    const opened = await open(page);
    await settle(page);
    faults.push(...(await listFaults(page, `${path}, ${name}`)));
    // A state that closed automatically was not inspected.
    if (!(await opened.isVisible())) faults.push(`${path}, ${name}: it was not open all the time`);
  }
  return faults;
}

test('no text is cut, broken or covered at twice the size on a telephone, on public pages', async ({ page }) => {
  expect(await listFaultsOfPages(page, publicPaths)).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
});

test('no text is cut, broken or covered at twice the size on a telephone, on the pages of a user', async ({ page }) => {
  await signUpFor(page);
  expect(await listFaultsOfPages(page, [...userPaths, '/'])).toEqual([]);
});

test('no text is cut, broken or covered at twice the size on a telephone, in dialogs and menus', async ({ page }) => {
  expect(await listFaultsOfStates(page, publicStates)).toEqual([]);
});

test('no text is cut, broken or covered at twice the size on a telephone, in dialogs and menus of a user', async ({
  page,
}) => {
  await signUpFor(page);
  expect(await listFaultsOfStates(page, userStates)).toEqual([]);
});

test('no text is cut, broken or covered at twice the size on a telephone, on the pages of a poll', async ({ page }) => {
  const { friends, organizer } = await makePoll(page);
  expect(await listFaultsOfPages(page, [friends, organizer])).toEqual([]);
});
