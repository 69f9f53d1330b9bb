import { expect, test } from '@playwright/test';
import { listFaults } from './listFaults';
import { publicPaths, signUpFor, userPaths } from './pages';

/** The spacing that readers may set (WCAG 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;
const readers = [
  { name: 'D 10.11 nothing is cut, and nothing scrolls sideways, at 320 px', width: 320, css: '' },
  { name: 'D 10.12 nothing is cut when texts are spaced out', width: 320, css: spacing },
  { name: 'D 10.12 nothing is cut when texts are spaced out on a desk', width: 1280, css: spacing },
] as const;

for (const { group, paths } of [
  { group: 'public pages', paths: publicPaths },
  { group: 'the pages of a user', paths: userPaths },
]) {
  test.describe(() => {
    // One after another, so that the pages are loaded for all of them once.
    test.describe.configure({ mode: 'default' });
    let faults: string[][] = [];

    test.beforeAll(async ({ browser }) => {
      const page = await browser.newPage();
      if (paths === userPaths) await signUpFor(page);
      faults = await listFaults(page, paths, readers);
      await page.close();
    });

    for (const [index, { name }] of readers.entries())
      test(`${name}, on ${group}`, () => {
        expect(faults[index]).toEqual([]);
      });
  });
}
