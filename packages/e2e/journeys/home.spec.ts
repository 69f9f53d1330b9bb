import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { holdRequest } from '../helpers/holdRequest';
import { signUp } from '../helpers/signUp';
import { watchFaults } from '../helpers/watchFaults';

test('the home page of a user lists the events by day, and the URL contains the search', async ({ page }) => {
  const faults = watchFaults(page);
  await signUp(page, 'Nina Maison');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Ce soir, demain, ce week-end' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Aujourd’hui' }).getByRole('article').first()).toBeVisible();

  await page.locator('label', { hasText: 'Demain' }).click();
  await expect(page).toHaveURL(/\/\?date=tomorrow$/);
  await expect(page.getByRole('region', { name: 'Aujourd’hui' })).toHaveCount(0);
  await page.getByRole('searchbox').fill('rien de tel');
  await expect(page.getByText('Aucun événement trouvé')).toBeVisible();
  await expect(page.getByText('Essayez de modifier vos filtres ou votre recherche')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('rien de tel');
  await page.getByRole('button', { name: 'Réinitialiser les filtres' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('the home page shows a user no content for visitors, even if the page for users loads slowly', async ({
  page,
}) => {
  await signUp(page, 'Paul Pressé');
  const release = await holdRequest(page, '**/assets/SignedInHome-*.js');
  const releaseApp = await holdRequest(page, '**/assets/*.js');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  releaseApp();
  await expect(page.getByText('Paul Pressé')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Ce soir, demain, ce week-end' })).toBeVisible();
});

test('an event is offered to calendars and search engines, under the security policy', async ({ page }) => {
  const faults = watchFaults(page);
  await page.goto('/event/17');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Ajouter à mon agenda' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('nuit-nina-simone-l-integrale-au-piano.ics');
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('UID:00000000-0000-4000-8000-000000000011');

  const data = page.locator('#structured-data');
  expect(JSON.parse((await data.textContent()) ?? '')).toMatchObject({
    '@type': 'Event',
    name: 'Nuit Nina Simone, l’intégrale au piano',
    offers: { price: 32, priceCurrency: 'EUR' },
  });
  await page.getByRole('link', { name: 'Explorer' }).first().click();
  await expect.poll(() => data.textContent()).toBe('{}');
  expect(faults).toEqual([]);
});
