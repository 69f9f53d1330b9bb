import { expect, type Page, test } from '@playwright/test';
import { inspectPage } from './inspectPage';
import { publicPaths, signUpFor, userPaths, visit } from './pages';

async function listFaults(page: Page, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    await visit(page, path);
    faults.push(...(await inspectPage(page)).map((fault) => `${path}: ${fault}`));
  }
  return faults;
}

test('RGAA structure: landmarks, skip link, site map, tables, images and names hold on public pages', async ({
  page,
}) => {
  expect(await listFaults(page, publicPaths)).toEqual([]);
});

test('RGAA structure: landmarks, skip link, site map, tables, images and names hold on the pages of a user', async ({
  page,
}) => {
  await signUpFor(page);
  expect(await listFaults(page, userPaths)).toEqual([]);
});

test('RGAA keyboard: every stop is seen, none is a trap', async ({ page }) => {
  for (const path of ['/explore', '/event/17', '/faq', '/contact']) {
    await visit(page, path);
    const seen = new Set<string>();
    for (let presses = 0; presses < 120; presses++) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        const ringed = [element, element.parentElement, element.closest('form, article, label')].some((node) => {
          if (!node) return false;
          return ['', '::before', '::after'].some(
            (part) => getComputedStyle(node, part || null).outlineStyle !== 'none',
          );
        });
        const { x, y } = element.getBoundingClientRect();
        return { place: `${element.localName} ${Math.round(x)},${Math.round(y + scrollY)}`, ringed };
      });
      if (!stop) break;
      expect(stop.ringed, `${path}: ${stop.place} shows no focus`).toBe(true);
      seen.add(stop.place);
    }
    expect(seen.size, path).toBeGreaterThan(15);
  }
});
