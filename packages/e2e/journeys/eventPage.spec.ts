import { expect } from '@playwright/test';
import { apiHeaders } from '../helpers/apiHeaders';
import { giveRole } from '../helpers/giveRole';
import { holdRequest } from '../helpers/holdRequest';
import { insertRow } from '../helpers/insertRow';
import { signUp } from '../helpers/signUp';
import { startsWith } from '../helpers/startsWith';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { watchFaults } from '../helpers/watchFaults';

const title = 'Nuit Nina Simone, l’intégrale au piano';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an event can be read completely in each language', async ({ page }) => {
    for (const [prefix, label] of [
      ['', 'Tarif et places'],
      ['/en', 'Price and places'],
      ['/es', 'Precio y plazas'],
    ]) {
      await page.goto(`${prefix}/event/17`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByText('Le Trianon').first()).toBeVisible();
      await expect(main.getByText('32').first()).toBeVisible();
      await expect(main.getByText(label ?? '', { exact: true }).first()).toBeVisible();
    }
  });

  test('an unknown event is answered with 404 and a message', async ({ page }) => {
    const answer = await page.goto('/event/999999');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Événement non trouvé' })).toBeVisible();
  });

  test('a removed event is answered with 410 and a message in each language', async ({ page, browser }) => {
    const newPage = async () => (await browser.newContext()).newPage();
    const [creator, moderator] = [await newPage(), await newPage()];
    const ana = await signUp(creator, 'Ana Publie');
    const maud = await giveRole(moderator, await signUp(moderator, 'Maud Modère'), 'moderator');
    const event = { title: 'Casino clandestin', category: 'leisure', location: 'Nantes' };
    const { id } = await insertRow<{ id: string }>(creator, ana, 'events', event);
    const decision = { event_id: id, publication: 'removed', reason: 'illegal', statement: 'Jeu interdit.' };
    const decided = await moderator.request.post('/rest/v1/rpc/moderate_event', {
      headers: apiHeaders(maud),
      data: decision,
    });
    expect(decided.ok()).toBe(true);
    for (const [prefix, title] of [
      ['', 'Cet événement a été retiré'],
      ['/en', 'This event has been removed'],
      ['/es', 'Este evento se ha retirado'],
    ]) {
      const answer = await page.goto(`${prefix}/event/${id}`);
      expect(answer?.status()).toBe(410);
      await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
    }
  });
});

test('the app keeps the markup of the server', async ({ page }) => {
  const faults = watchFaults(page);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(document.querySelector('h1') ?? {}, { first: true }),
    );
  });
  await page.goto('/event/17');
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
  );
  expect(await page.evaluate(() => 'first' in (document.querySelector('h1') ?? {}))).toBe(true);
  expect(faults).toEqual([]);
});

test('a press before the app has loaded is done afterwards', async ({ page }) => {
  const release = await holdRequest(page, '**/assets/main-*.js');
  await page.goto('/event/17', { waitUntil: 'commit' });
  await page.getByRole('button', { name: startsWith(t('event:vote.up')) }).click();
  release();
  await expect(page.getByText('Vous devez être connecté pour voter').first()).toBeVisible();
});

test('on a telephone the page opens on its picture, and date, place and price are on the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/event/17');
  const picture = await page.locator('main svg[width="100%"]').first().boundingBox();
  expect(picture).toMatchObject({ x: 0, width: 375, height: 240 });
  const bar = await page
    .locator('div')
    .filter({ has: page.getByRole('button', { name: t('event:booking.ticket') }) })
    .last()
    .boundingBox();
  for (const fact of ['when', 'where', 'price'] as const) {
    const box = await page
      .getByRole('main')
      .getByText(t(`event:facts.${fact}`), { exact: true })
      .boundingBox();
    expect(box?.y).toBeGreaterThan((picture?.y ?? 0) + 240);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  }

  // Its place loads when it is about to be seen.
  await page.getByRole('link', { name: /OpenStreetMap/ }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: t('map:place', { place: 'Paris' }) })).toBeVisible();
});

test('the price is shown once, and on a telephone in a bar with the date and the ticket', async ({ page }) => {
  const prices = page
    .getByRole('main')
    .getByText(/^32\s€$/)
    .filter({ visible: true });
  await page.goto('/event/17');
  await expect(prices).toHaveCount(1);

  await page.setViewportSize({ width: 375, height: 812 });
  const ticket = page.getByRole('button', { name: t('event:booking.ticket') });
  const bar = page.locator('div').filter({ has: ticket }).last();
  await expect(bar).toContainText(/\d.*32\s€/);
  for (const share of [0, 0.5, 1]) {
    await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), share);
    await expect(bar).toBeInViewport({ ratio: 1 });
  }
  // The page still grows while its last parts load.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const end = await page.getByRole('contentinfo').boundingBox();
    const top = await bar.boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((top?.y ?? 0) + 1);
  }).toPass();
});
