import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { fileOf } from '../helpers/fileOf';
import { holdRequest } from '../helpers/holdRequest';
import { signUp } from '../helpers/signUp';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { watchFaults } from '../helpers/watchFaults';

test('the home page of a user lists the events by day, and the URL contains the search', async ({ page }) => {
  const faults = watchFaults(page);
  await signUp(page, 'Nina Maison');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: t('home:title') })).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: t('home:day.today') })
      .getByRole('article')
      .first(),
  ).toBeVisible();

  await page.locator('label', { hasText: t('home:day.tomorrow') }).click();
  await expect(page).toHaveURL(/\/\?date=tomorrow$/);
  await expect(page.getByRole('region', { name: t('home:day.tomorrow') })).toBeVisible();
  // The name of a later day has a number. A night that lasts until tomorrow begins today.
  await expect(page.getByRole('region', { name: /\d/ })).toHaveCount(0);
  await page.getByRole('searchbox').fill('rien de tel');
  await expect(page.getByText(t('home:empty.title'))).toBeVisible();
  await expect(page.getByText(t('home:empty.text'))).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('rien de tel');
  await page.getByRole('button', { name: t('home:empty.reset') }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('the first event of the home page of a user begins within 420 px on a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signUp(page, 'Tom Téléphone');
  await page.goto('/');
  const first = page.getByRole('article').first();
  await first.waitFor();
  expect((await first.boundingBox())?.y).toBeLessThanOrEqual(420);
});

test.describe('without JavaScript, on a telephone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });

  test('the first event of the landing page begins within 600 px, and is a link', async ({ page }) => {
    const wall = page.getByRole('region', { name: /^(Ce|Rien ce) soir/ });
    const event = wall.getByRole('listitem').first();
    // A server that has just started sends the page of the build until its database answers.
    await expect
      .poll(async () => {
        await page.goto('/');
        return event.count();
      })
      .toBe(1);
    expect((await event.boundingBox())?.y).toBeLessThanOrEqual(600);
    const title = (await event.getByRole('heading').textContent()) ?? '';
    await event.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});

test('the home page shows a user no content for visitors, even if the page for users loads slowly', async ({
  page,
}) => {
  await signUp(page, 'Paul Pressé');
  const release = await holdRequest(page, `**${fileOf('src/routes/home/SignedInHome.tsx')}`);
  const releaseApp = await holdRequest(page, '**/assets/*.js');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  releaseApp();
  await expect(page.getByText('Paul Pressé')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1, name: t('home:title') })).toBeVisible();
});

test('an event is offered to calendars and search engines, under the security policy', async ({ page }) => {
  const faults = watchFaults(page);
  await page.goto('/event/17');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('event:booking.calendar') }).click(),
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
  await page
    .getByRole('link', { name: t('common:nav.explore') })
    .first()
    .click();
  await expect.poll(() => data.textContent()).toBe('{}');
  expect(faults).toEqual([]);
});
