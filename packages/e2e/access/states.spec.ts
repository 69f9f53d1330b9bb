import { expect, type Page } from '@playwright/test';
import { test } from '../helpers/test';
import { inspectAccess } from './inspectAccess';
import { settle, signUpFor, visit } from './pages';
import { type OpenState, publicStates, userStates } from './states';

/* Menus, dialogs, toasts, lists and widgets are inspected like the page on which they open. */

test('dialogs and menus of public pages are accessible: structure, look, validity, legibility', async ({ page }) => {
  expect(await listFaults(page, publicStates)).toEqual([]);
});

test('dialogs and menus of the pages of a user are accessible: structure, look, validity, legibility', async ({
  page,
}) => {
  await signUpFor(page);
  expect(await listFaults(page, userStates)).toEqual([]);
});

async function listFaults(page: Page, states: readonly OpenState[]): Promise<string[]> {
  const size = page.viewportSize();
  const faults: string[] = [];
  for (const { name, path, open } of states) {
    await visit(page, path);
    const opened = await open(page);
    await settle(page);
    const { structure, validity, readers } = await inspectAccess(page, `${path}, ${name}`);
    faults.push(...structure, ...validity, ...readers.flat());
    // A state that closed automatically was not inspected.
    if (!(await opened.isVisible())) faults.push(`${path}, ${name}: it was not open all the time`);
    if (size) await page.setViewportSize(size);
  }
  return faults;
}
