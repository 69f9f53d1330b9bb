import { expect, test } from '@playwright/test';
import { listFaults } from './listFaults';
import { publicPaths, signUpFor, userPaths } from './pages';
import { readers } from './readers';

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
