import { expect } from '@playwright/test';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { visit } from './pages';

/* RGAA 10.13: a text that appears under the pointer stays while the pointer is on it, and Escape hides it. */

test('the number of a department can be pointed at, and hidden with Escape', async ({ page }) => {
  await visit(page, '/explore?view=map');
  const map = page.getByRole('figure').locator('[aria-hidden]').first();
  await map.locator('path[data-depth]').first().hover();
  const text = map.locator('span');
  await expect(text).toBeVisible();
  const shown = await text.textContent();
  await text.hover();
  await expect(text).toHaveText(shown ?? '');
  await page.keyboard.press('Escape');
  await expect(text).toHaveCount(0);
});

test('the name of a point can be pointed at and focused, and hidden with Escape', async ({ page }) => {
  await visit(page, '/explore?view=map&areas=75');
  const map = page.getByRole('region', { name: t('map:points', { place: 'Paris' }) });
  const point = map.getByRole('listitem').getByRole('button').first();
  const name = point.locator('span').first();
  const expectOpacity = (value: string) =>
    expect.poll(() => name.evaluate((each) => getComputedStyle(each).opacity)).toBe(value);
  await expectOpacity('0');
  await point.hover();
  await expectOpacity('1');
  await name.hover();
  await expectOpacity('1');
  await page.keyboard.press('Escape');
  await expectOpacity('0');
  await page.mouse.move(0, 0);
  await point.hover();
  await expectOpacity('1');
  await page.mouse.move(0, 0);
  await expectOpacity('0');
  await point.focus();
  await expectOpacity('1');
});

/* RGAA 3.1 and 8.7 */

test('the name of a point has the category that its colour shows, and the title is marked as French', async ({
  page,
}) => {
  await visit(page, '/en/explore?view=map&areas=75');
  const point = page.locator('main section li button[data-category=food]').first();
  await expect(point).toHaveAccessibleName(/ · Food$/);
  await expect(point.locator('bdi')).toHaveAttribute('lang', 'fr');
  await point.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main section').getByRole('listitem').getByRole('link').first()).toHaveAttribute(
    'lang',
    'fr',
  );
});
