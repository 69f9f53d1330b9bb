import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { root } from '../e2e/place';
import { publicPaths, signUpFor, userPaths, visit } from './pages';
import { validateMarkup } from './validateMarkup';

const dist = resolve(root, 'packages/app/dist');
async function validateRendered(page: Page, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    await visit(page, path);
    faults.push(...(await validateMarkup(await page.content(), path)));
  }
  return faults;
}

test('D 8.2 every page that the build writes is valid HTML', async () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  expect(files.length).toBeGreaterThan(100);
  const faults = await Promise.all(
    files.map((file) => validateMarkup(readFileSync(resolve(dist, file), 'utf8'), file)),
  );
  expect(faults.flat()).toEqual([]);
});

test('D 8.2 every public page is valid HTML once the app has taken it over', async ({ page }) => {
  expect(await validateRendered(page, publicPaths)).toEqual([]);
});

test('D 8.2 every page of a user is valid HTML', async ({ page }) => {
  await signUpFor(page);
  expect(await validateRendered(page, userPaths)).toEqual([]);
});
