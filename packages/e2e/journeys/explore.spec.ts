import { expect } from '@playwright/test';
import { insertRow } from '../helpers/insertRow';
import { signUp } from '../helpers/signUp';
import { startsWith } from '../helpers/startsWith';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { watchFaults } from '../helpers/watchFaults';

test('a village by postal code, tonight, within 20 km and free are filters in the URL, through Back, reload and sharing', async ({
  page,
  browser,
}) => {
  const user = await signUp(page, 'Odile Villageoise');
  const title = `Veillée au lavoir ${Date.now()}`;
  // Before four in the morning, tonight is the current night.
  const evening = new Date(Date.now() - 4 * 3_600_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });
  await insertRow(page, user, 'events', {
    title,
    category: 'leisure',
    location: 'Couzon-au-Mont-d’Or',
    latitude: 45.845,
    longitude: 4.831,
    date: evening,
    time: '23:00',
    end_time: '04:30',
    price: 'Gratuit',
  });

  const context = await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' });
  const visitor = await context.newPage();
  const faults = watchFaults(visitor);
  await visitor.goto('/explore');
  await visitor.getByRole('button', { name: 'Où Toute la France' }).click();
  await visitor.getByRole('combobox', { name: t('explore:place.commune') }).pressSequentially('69270');
  await visitor.getByRole('option', { name: /^Fontaines-sur-Saône/ }).click();
  await expect(visitor.getByRole('radio', { name: /^20\skm/ })).toBeChecked();
  await visitor.getByRole('button', { name: /^Voir \d+ événements?$/ }).click();
  await expect(visitor.getByRole('dialog')).toHaveCount(0);
  await visitor.getByRole('radio', { name: startsWith(t('explore:date.tonight')) }).click({ force: true });
  await expect(visitor).toHaveURL(/date=tonight$/);
  await visitor.getByRole('button', { name: startsWith(t('explore:filters.label')) }).click();
  await visitor.getByRole('radio', { name: startsWith(t('explore:filters.free')) }).click({ force: true });
  await visitor.getByRole('button', { name: /^Voir \d+ événements?$/ }).click();
  await expect(visitor.getByRole('dialog')).toHaveCount(0);

  const shared = /\/explore\?commune=69088&date=tonight&price=0$/;
  const card = visitor.getByRole('link', { name: title });
  await expect(visitor).toHaveURL(shared);
  await expect(card).toBeVisible();
  await expect(visitor.getByRole('button', { name: /^Où Fontaines-sur-Saône, 20\skm$/ })).toBeVisible();

  await card.click();
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await visitor.goBack();
  await expect(visitor).toHaveURL(shared);
  await expect(card).toBeVisible();
  await visitor.reload();
  await expect(card).toBeVisible();
  await expect(visitor.getByRole('radio', { name: startsWith(t('explore:date.tonight')) })).toBeChecked();

  const friend = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await friend.goto(visitor.url());
  await expect(friend.getByRole('link', { name: title })).toBeVisible();
  await expect(friend.getByRole('button', { name: 'Filtres Gratuit' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('no option in the dialog of filters is cut off on a telephone, in any language', async ({ browser }) => {
  for (const { path, locale, filters } of [
    { path: '/explore', locale: 'fr-FR', filters: 'Filtres' },
    { path: '/en/explore', locale: 'en-GB', filters: 'Filters' },
    { path: '/es/explore', locale: 'es-ES', filters: 'Filtros' },
  ]) {
    const page = await (await browser.newContext({ locale, viewport: { width: 320, height: 640 } })).newPage();
    await page.goto(path);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('button', { name: filters, exact: true }).click();
    const sheet = page.getByRole('dialog');
    // The sheet contains the sort order, days, categories, prices and needs: all that a wide page shows beside the search.
    await expect(sheet.getByRole('radiogroup').or(sheet.getByRole('group'))).not.toHaveCount(0);
    expect(await sheet.getByRole('radio').count()).toBeGreaterThanOrEqual(17);
    expect(await sheet.locator('label, legend, h2, h3, button').evaluateAll(listCutLabels)).toEqual([]);
    const selects = sheet.locator('select');
    expect((await selects.evaluateAll(listCutChoices)).flat()).toEqual([]);
  }
});

test('a corrected search starts with a press', async ({ page }) => {
  await page.goto('/explore?q=ninna');
  await page.getByRole('button', { name: /^Vouliez-vous dire/ }).click();
  await expect(page).toHaveURL(/\/explore\?q=nina$/);
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('the list begins on the first screen of a telephone', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 375, height: 812 } });
  const page = await context.newPage();
  await page.goto('/explore');
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  expect((await card.boundingBox())?.y).toBeLessThanOrEqual(320);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('taxonomy:music'), exact: true })
    .click();
  await expect(page).toHaveURL(/category=music$/);
  await expect(page.getByRole('link', { name: 'Retirer Musique' })).toBeVisible();
  await expect(card).toContainText('Musique');
  await expect(card).toBeInViewport();
});

/** Lists the options of each select that are wider than it. Runs in the page. */
function listCutChoices(selects: (HTMLElement | SVGElement)[]): string[][] {
  const brush = document.createElement('canvas').getContext('2d');
  return (selects as HTMLSelectElement[]).map((select) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (brush) brush.font = font;
    return [...select.options].map(({ text }) => text).filter((text) => (brush?.measureText(text).width ?? 0) > room);
  });
}

/** Lists the labels that are wider than their box or overflow the page. Runs in the page. */
function listCutLabels(labels: (HTMLElement | SVGElement)[]): string[] {
  const width = document.documentElement.clientWidth;
  // A text for screen readers only is one pixel large.
  return labels
    .filter(({ clientWidth }) => clientWidth > 1)
    .filter((label) => label.scrollWidth > label.clientWidth + 1 || label.getBoundingClientRect().right > width)
    .map((label) => label.textContent ?? '');
}
