import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { root } from '../e2e/place';
import { publicPaths, signUpFor, userPaths, visit } from './pages';

const dist = resolve(root, 'packages/app/dist');
/** The rules of the HTML standard, without opinions on style. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  // RGAA 9.1: no level of headings is skipped.
  rules: { 'heading-level': 'error' },
});

async function listFaults(html: string, name: string): Promise<string[]> {
  const { results } = await validator.validateString(html, name);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${name}: ${ruleId}: ${message} (${selector})`),
  );
}

async function validateRendered(page: Page, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    await visit(page, path);
    faults.push(...(await listFaults(await page.content(), path)));
  }
  return faults;
}

test('D 8.2 every page that the build writes is valid HTML', async () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  expect(files.length).toBeGreaterThan(100);
  const faults = await Promise.all(files.map((file) => listFaults(readFileSync(resolve(dist, file), 'utf8'), file)));
  expect(faults.flat()).toEqual([]);
});

test('D 8.2 every public page is valid HTML once the app has taken it over', async ({ page }) => {
  expect(await validateRendered(page, publicPaths)).toEqual([]);
});

test('D 8.2 every page of a user is valid HTML', async ({ page }) => {
  await signUpFor(page);
  expect(await validateRendered(page, userPaths)).toEqual([]);
});
