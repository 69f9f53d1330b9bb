import { expect, test } from '@playwright/test';
import { signUp } from './signUp';
import { watchFaults } from './watchFaults';

const title = 'Nuit Nina Simone, l’intégrale au piano';
const heartName = `Garder ${title} dans mes favoris`;

test('a favourite is kept through lists, reloads and tabs, and let go again', async ({ page, context }) => {
  const faults = watchFaults(page);
  await signUp(page, 'Inès Favre');
  await page.goto('/explore?q=nina');
  const heart = page.getByRole('button', { name: heartName });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Ajouté aux favoris')).toBeVisible();

  await page.getByRole('link', { name: 'Mes sorties' }).first().click();
  await page.getByRole('link', { name: /^Favoris/ }).click();
  await expect(page).toHaveURL(/\/my-events\?tab=favourites$/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  const other = await context.newPage();
  await other.goto('/event/17');
  const otherHeart = other.getByRole('button', { name: heartName });
  await expect(otherHeart).toHaveAttribute('aria-pressed', 'true');
  await otherHeart.click();
  await expect(other.getByText('Retiré des favoris')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(page.getByText('Aucun favori pour l’instant')).toBeVisible();
  expect(faults).toEqual([]);
});

test('a favourite that cannot be stored is taken back, and the page says so', async ({ page }) => {
  await signUp(page, 'Rémi Panne');
  await page.goto('/explore?q=nina');
  await page.route('**/rest/v1/favorites*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  );
  const heart = page.getByRole('button', { name: heartName });
  await heart.click();
  await expect(page.getByText('Impossible de modifier les favoris')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('a visitor is asked to sign in, and comes back to the same place', async ({ page }) => {
  await page.goto('/explore?q=nina');
  await page.getByRole('button', { name: heartName }).click();
  await expect(page.getByText('Vous devez être connecté pour garder un favori')).toBeVisible();
  await page.getByRole('group').getByRole('link', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fexplore%3Fq%3Dnina$/);
});
