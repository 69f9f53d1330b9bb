import { expect, type Page, test } from '@playwright/test';
import { inspectPage } from './inspectPage';
import { listCutTextsFor } from './listCutTextsFor';
import { publicPaths, signUpFor, userPaths, visit } from './pages';
import { readers } from './readers';
import { validateMarkup } from './validateMarkup';

/* Each page is loaded once, and everything is tried on it. */

for (const { group, paths, structure, validity } of [
  {
    group: 'public pages',
    paths: publicPaths,
    structure: 'RGAA structure: landmarks, skip link, site map, tables, images and names hold on public pages',
    validity: 'D 8.2 every public page is valid HTML once the app has taken it over',
  },
  {
    group: 'the pages of a user',
    paths: userPaths,
    structure: 'RGAA structure: landmarks, skip link, site map, tables, images and names hold on the pages of a user',
    validity: 'D 8.2 every page of a user is valid HTML',
  },
]) {
  test.describe(() => {
    // One after another, so that the pages are loaded for all of them once.
    test.describe.configure({ mode: 'default' });
    const faults: Faults = { structure: [], validity: [], readers: readers.map(() => []) };

    test.beforeAll(async ({ browser }) => {
      test.setTimeout(300_000);
      const page = await browser.newPage();
      if (paths === userPaths) await signUpFor(page);
      for (const path of paths) await inspect(page, path, faults);
      await page.close();
    });

    test(structure, () => {
      expect(faults.structure).toEqual([]);
    });

    test(validity, () => {
      expect(faults.validity).toEqual([]);
    });

    for (const [index, { name }] of readers.entries())
      test(`${name}, on ${group}`, () => {
        expect(faults.readers[index]).toEqual([]);
      });
  });
}

interface Faults {
  readonly structure: string[];
  readonly validity: string[];
  /** For each of `readers`. */
  readonly readers: string[][];
}

async function inspect(page: Page, path: string, faults: Faults): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 });
  await visit(page, path);
  const told = await inspectPage(page);
  faults.structure.push(...told.map((fault) => `${path}: ${fault}`));
  faults.validity.push(...(await validateMarkup(await page.content(), path)));
  for (const [index, reader] of readers.entries()) {
    const cut = await listCutTextsFor(page, reader);
    faults.readers[index]?.push(...cut.map((fault) => `${path}: ${fault}`));
  }
}
