import { expect, test } from '@playwright/test';
import { visit } from './pages';

test('each view of the sign-in page and each search have their own title', async ({ page }) => {
  await visit(page, '/auth');
  await expect(page).toHaveTitle(/^Se connecter/);
  await page.getByRole('main').getByRole('button', { name: 'Mot de passe oublié' }).click();
  await expect(page).toHaveTitle(/^Mot de passe oublié/);
  await visit(page, '/explore?q=jazz');
  await expect(page).toHaveTitle(/jazz.*Explorer/);
  expect(await page.locator('head > title').count()).toBe(1);
});
