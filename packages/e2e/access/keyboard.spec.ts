import { expect } from '@playwright/test';
import { test } from '../helpers/test';
import { visit } from './pages';

test('every focused element shows its focus, and none traps the keyboard', async ({ page }) => {
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
