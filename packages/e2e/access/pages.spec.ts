import { expect } from '@playwright/test';
import { test } from '../helpers/test';
import { type AccessFaults, inspectAccess } from './inspectAccess';
import { publicPaths, signUpFor, userPaths, visit } from './pages';
import { readers } from './readers';

/* Each page is loaded once, and all checks run on it. */

for (const { group, paths, structure, validity } of [
  {
    group: 'public pages',
    paths: publicPaths,
    structure: 'landmarks, skip link, site map, tables, images and names are accessible on public pages',
    validity: 'every public page is valid HTML after hydration',
  },
  {
    group: 'the pages of a user',
    paths: userPaths,
    structure: 'landmarks, skip link, site map, tables, images and names are accessible on the pages of a user',
    validity: 'every page of a user is valid HTML',
  },
]) {
  test.describe(() => {
    // The tests run in sequence, so that each page is loaded once for all of them.
    test.describe.configure({ mode: 'default' });
    const found: AccessFaults[] = [];

    test.beforeAll(async ({ browser }) => {
      const page = await browser.newPage();
      if (paths === userPaths) await signUpFor(page);
      for (const path of paths) {
        await visit(page, path);
        found.push(await inspectAccess(page, path));
      }
      await page.close();
    });

    test(structure, () => {
      expect(found.flatMap((faults) => faults.structure)).toEqual([]);
    });

    test(validity, () => {
      expect(found.flatMap((faults) => faults.validity)).toEqual([]);
    });

    for (const [index, { name }] of readers.entries())
      test(`${name}, on ${group}`, () => {
        expect(found.flatMap((faults) => faults.readers[index])).toEqual([]);
      });
  });
}
