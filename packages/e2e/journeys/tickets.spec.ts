import { type BrowserContext, expect } from '@playwright/test';
import { nightly } from '../helpers/nightly';
import { readRows } from '../helpers/readRows';
import { signUp } from '../helpers/signUp';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { watchFaults } from '../helpers/watchFaults';

const title = 'Nuit Nina Simone, l’intégrale au piano';

/** Answers the ticket offices of the samples, which do not exist. */
function openTicketOffice(context: BrowserContext) {
  return context.route('https://billetterie.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Billetterie</title>' }),
  );
}

test('a ticket opens in a tab, is confirmed, and is listed among the tickets', async ({ page, context }) => {
  const faults = watchFaults(page);
  await openTicketOffice(context);
  const user = await signUp(page, 'Ali Billet');
  await page.goto('/event/17');
  // Two clicks at once buy one ticket, in one tab.
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: t('event:booking.ticket') }).dblclick(),
  ]);
  await expect(tab).toHaveURL(/^https:\/\/billetterie\.example\//);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.close();
  await expect(page.getByText('Achat confirmé')).toBeVisible();
  await expect(page.getByText('Votre billet a été acheté avec succès')).toBeVisible();
  await expect(page.getByText(t('event:purchase.held'))).toBeVisible();
  expect(context.pages()).toEqual([page]);
  expect(await readRows(page, user, 'purchases?select=event_id,price,status')).toEqual([
    { event_id: '00000000-0000-4000-8000-000000000011', price: expect.stringMatching(/^32\s€$/), status: 'completed' },
  ]);

  await page
    .getByRole('link', { name: t('common:nav.myEvents') })
    .first()
    .click();
  await expect(page.getByText('1 billet', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  expect(faults).toEqual([]);
});

test('the tab closes with a message if the purchase cannot be recorded', async ({ page, context }) => {
  await openTicketOffice(context);
  const user = await signUp(page, 'Léo Refus');
  await page.goto('/event/17');
  await page.route('**/rest/v1/purchases*', (route) => route.fulfill({ status: 500, body: '{}' }));
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: t('event:booking.ticket') }).click(),
  ]);
  await expect(page.getByText(t('event:purchase.failed'))).toBeVisible();
  await expect.poll(() => tab.isClosed()).toBe(true);
  expect(await readRows(page, user, 'purchases')).toEqual([]);
});

test('a link leads to the ticket and the purchase is recorded if the browser blocks the tab', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const user = await signUp(page, 'Zoé Bloc');
  await page.goto('/event/17');
  await page.getByRole('button', { name: t('event:booking.ticket') }).click();
  const detour = page.getByRole('alert').filter({ hasText: t('event:purchase.blocked') });
  await expect(detour.getByRole('link')).toHaveAttribute('href', /^https:\/\/billetterie\.example\//);
  await expect(page.getByText('Achat confirmé')).toBeVisible();
  expect(await readRows(page, user, 'purchases?select=status')).toEqual([{ status: 'completed' }]);
});

test('a visitor is led to the sign-in page with a return path', async ({ page }) => {
  await page.goto('/event/17');
  await page.getByRole('button', { name: t('event:booking.ticket') }).click();
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fevent%2F17$/);
  await expect(page.getByText(t('event:purchase.signIn'))).toBeVisible();
});

for (const width of [320, 375])
  test(
    `four tabs stay on one line at ${width} px in three languages`,
    width === 320 ? {} : nightly,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await signUp(page, 'Onglets Étroits');
      for (const language of ['', '/en', '/es']) {
        await page.goto(`${language}/my-events`);
        const tabs = page.getByRole('main').getByRole('navigation').getByRole('link');
        await expect(tabs).toHaveCount(4);
        const ends = await tabs.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().bottom));
        expect(new Set(ends).size).toBe(1);
        const heights = await tabs.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
        expect(Math.max(...heights)).toBeLessThan(80);
      }
    },
  );
