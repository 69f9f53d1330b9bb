import { expect } from '@playwright/test';
import { signUp } from '../helpers/signUp';
import { t } from '../helpers/t';
import { test } from '../helpers/test';

test('Back to the recommendations restores the scroll position and focuses the event that was opened', async ({
  page,
}) => {
  await signUp(page, 'Lou Retour');
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/events');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('preferences:later') }).click();
  await expect(dialog).toBeHidden();
  const link = page.getByRole('main').locator('a[href^="/event/"]').nth(5);
  await link.scrollIntoViewIfNeeded();
  const href = await link.getAttribute('href');
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  await link.click();
  await expect(page).toHaveURL(/\/event\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('main').locator(`a[href="${href}"]`).first()).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});
