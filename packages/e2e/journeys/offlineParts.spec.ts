import { type BrowserContext, expect, type Page } from '@playwright/test';
import { fileOf } from '../helpers/fileOf';
import { signUp } from '../helpers/signUp';
import { startsWith } from '../helpers/startsWith';
import { t } from '../helpers/t';
import { test } from '../helpers/test';

// Simulates a first visit, in which no service worker has the code that a press needs.
test.use({ serviceWorkers: 'block' });

const failed = 'Cette partie ne s’est pas ouverte. Vérifiez votre connexion, puis réessayez.';
const event = '/event/00000000-0000-4000-8000-000000000011';

for (const [path, button, dialog] of [
  ['/explore', /^Filtres/, 'Filtres'],
  ['/explore', /^Où/, 'Où'],
  ['/explore', 'Suivre cette recherche dans mon agenda', 'Suivre cette recherche dans mon agenda'],
] as const) {
  test(`« ${button} » on ${path} shows a message without a network, and opens after it is back`, async ({
    page,
    context,
  }) => {
    const loads = watchCode(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const field = page.getByRole('searchbox').or(page.getByRole('combobox')).first();
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
    await goOffline(page, context, loads);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText(failed)).toBeVisible();
    await field.fill('jazz');

    await context.setOffline(false);
    // The list that is read again moves the button: a click would miss it.
    await page.getByRole('button', { name: button }).press('Enter');
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('jazz');
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
    expect(listTwice(loads)).toEqual([]);
  });
}

test('the form of a report shows a message without a network, and opens with its texts after it is back', async ({
  page,
  context,
}) => {
  const loads = watchCode(page);
  await signUp(page, 'Léa Tunnel');
  loads.length = 0;
  await page.goto(event, { waitUntil: 'networkidle' });
  await goOffline(page, context, loads);
  const button = page.getByRole('button', { name: t('event:report.action') });
  await button.click();
  await expect(page.getByText('Erreur', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await button.click();
  await expect(page.getByRole('dialog', { name: t('report:title') })).toBeVisible();
  expect(listTwice(loads)).toEqual([]);
});

test('the dialog to save a search shows a message without a network, and opens after it is back', async ({
  page,
  context,
}) => {
  const loads = watchCode(page);
  await signUp(page, 'Nour Métro');
  loads.length = 0;
  await page.goto('/explore?q=jazz', { waitUntil: 'networkidle' });
  await goOffline(page, context, loads);
  const button = page.getByRole('button', { name: t('explore:save') });
  await button.click();
  await expect(page.getByText(failed)).toBeVisible();
  await context.setOffline(false);
  await button.click();
  await expect(page.getByRole('dialog', { name: /recherche/ })).toBeVisible();
});

test('« Filtres » opens at the next press if its file failed once, while the network is there', async ({ page }) => {
  let requests = 0;
  await page.route('**/assets/FiltersDialog-*.js', (route) => {
    requests += 1;
    return requests === 1 ? route.abort() : route.fallback();
  });
  await page.goto('/explore', { waitUntil: 'networkidle' });
  const button = page.getByRole('button', { name: startsWith(t('explore:filters.label')) });
  await button.click();
  await expect(page.getByText(failed)).toBeVisible();
  await button.click();
  await expect(page.getByRole('dialog', { name: t('explore:filters.label') })).toBeVisible();
});

/** Scrolls, and goes offline as soon as the page has the code and the texts that report a missing network. */
async function goOffline(page: Page, context: BrowserContext, loads: readonly string[]): Promise<void> {
  await expect.poll(() => loads.join()).toContain('/offline-');
  await page.mouse.wheel(0, 50);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect.poll(() => loads.join()).toContain(fileOf('src/toasts/ToastRegion.tsx'));
  await context.setOffline(true);
  await expect(page.getByText(t('offline:notice.title'))).toBeVisible();
}

/** Records the code files that have been loaded. A file that `importPart` fetches first then comes from the cache. */
function watchCode(page: Page): string[] {
  const loads: string[] = [];
  page.on('requestfinished', (request) => {
    const isCode = /\/assets\/.*\.(js|css)/.test(request.url());
    if (isCode && request.resourceType() !== 'fetch') loads.push(request.url());
  });
  return loads;
}

const listTwice = (loads: readonly string[]) => loads.filter((url, index) => loads.indexOf(url) < index);
