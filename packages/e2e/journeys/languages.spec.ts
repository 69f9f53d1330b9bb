import { expect } from '@playwright/test';
import { holdRequest } from '../helpers/holdRequest';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { whenAppIsThere } from '../helpers/whenAppIsThere';

test.describe('a Spanish browser', () => {
  test.use({ locale: 'es-ES' });

  test('is redirected to Spanish before the first paint, and a chosen language has priority', async ({ page }) => {
    await page.goto('/explore?city=Lyon');
    await expect(page).toHaveURL(/\/es\/explore\?city=Lyon$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Lyon' })).toBeVisible();
    await expect(page).toHaveTitle('Lyon, Explorar · Lively');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');

    await page.locator('summary', { hasText: 'Idioma' }).click();
    await page.getByRole('link', { name: t('onboarding:tag.francais') }).click();
    await expect(page).toHaveURL(/\/explore\?city=Lyon$/);
    await expect(page).toHaveTitle('Lyon, Explorer · Lively');
    await page.goto('/explore');
    await expect(page).toHaveURL(/\/explore$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });
});

for (const [path, place] of [
  ['/auth', '?redirect=%2Fevent%2F17'],
  ['/faq', '#tickets'],
] as const) {
  test(`a language that is chosen before the app has loaded applies to ${path}${place}`, async ({ page }) => {
    const release = await holdRequest(page, '**/assets/main-*.js');
    await page.goto(path + place);
    await page.locator('summary', { hasText: t('common:language.label') }).click();
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await page.waitForURL(/\/en\//);
    release();
    const { origin } = new URL(page.url());
    expect(page.url()).toBe(`${origin}/en${path}${place}`);
  });
}

test('the URL contains the pages, and Back restores the position and the focus', async ({ page }) => {
  await page.goto('/explore');
  await whenAppIsThere(page);
  await page.getByRole('link', { name: t('explore:more') }).click();
  await expect(page).toHaveURL(/page=2/);
  const link = page.getByRole('article').nth(30).getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});
