import { expect, type Locator, test } from '@playwright/test';
import { visit } from './pages';

test.use({ forcedColors: 'active', viewport: { width: 375, height: 800 } });

const groundOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);

test('D forced colours: what is chosen differs from what is not', async ({ page }) => {
  await visit(page, '/explore');
  const chips = page.getByRole('main').locator('label:has([type=radio])');
  const chosen = page.getByRole('main').locator('label:has([type=radio]:checked)');
  expect(await groundOf(chosen.first())).not.toBe(await groundOf(chips.nth(1)));

  await page.locator('summary', { hasText: 'Langue' }).click();
  const languages = page.getByRole('banner').locator('a[hreflang]');
  expect(await groundOf(languages.first())).not.toBe(await groundOf(languages.last()));
});
