import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { root } from '../e2e/place';
import { inspectLook } from './inspectLook';
import { inspectStructure } from './inspectStructure';
import { publicPaths, signUpFor, userPaths, visit } from './pages';

const axe = readFileSync(resolve(root, 'node_modules/axe-core/axe.min.js'), 'utf8');

async function listFaults(page: Page, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    await visit(page, path);
    await page.evaluate(axe);
    const violations = await page.evaluate(async () => {
      type Runner = { run(options: object): Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }> };
      const found = await (window as unknown as { axe: Runner }).axe.run({ resultTypes: ['violations'] });
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`);
    });
    const structure = await page.evaluate(inspectStructure);
    const look = await page.evaluate(inspectLook);
    await page.emulateMedia({ colorScheme: 'dark' });
    look.push(...(await page.evaluate(inspectLook)).map((fault) => `${fault} (dark)`));
    await page.emulateMedia({ colorScheme: 'light' });
    faults.push(...[...violations, ...structure, ...look].map((fault) => `${path}: ${fault}`));
    if (page.context().pages().length > 1) faults.push(`${path}: 13.2 it opens another window`);
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
