import { publishableKey } from '@lively/server/publishableKey';
import { expect, type Page } from '@playwright/test';
import { insertRow } from '../helpers/insertRow';
import { languageOf, nightlyUnlessDefault } from '../helpers/languages';
import { signUp } from '../helpers/signUp';
import { startsWith } from '../helpers/startsWith';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { watchFaults } from '../helpers/watchFaults';

// Wider pages show the filters by their controls alone.
test.use({ viewport: { width: 960, height: 800 } });
const laptop = { width: 1280, height: 800 };

const field = (page: Page) => page.getByRole('main').locator('input[type=search]').first();
/** Opens a page and waits for its hydration. renderedExplore.spec.ts tests typing during the hydration. */
async function openAwake(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
  );
}
const readSearch = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

for (const { path, line, removal, words } of [
  {
    path: '/explore',
    line: 'concert Orelsan gratuit demain à Lyon',
    removal: 'Retirer Gratuit',
    words: '[category:concert] Orelsan [price:gratuit] [date:demain] [commune:à Lyon]',
  },
  {
    path: '/en/explore',
    line: 'free concert Orelsan tomorrow in Lyon',
    removal: 'Remove Free',
    words: '[price:free] [category:concert] Orelsan [date:tomorrow] [commune:in Lyon]',
  },
  {
    path: '/es/explore',
    line: 'concierto Orelsan gratis mañana en Lyon',
    removal: 'Quitar Gratis',
    words: '[category:concierto] Orelsan [price:gratis] [date:mañana] [commune:en Lyon]',
  },
])
  test(
    `a sentence becomes filters that are visible and can be removed: ${path}`,
    nightlyUnlessDefault(languageOf(path)),
    async ({ page }) => {
      const faults = watchFaults(page);
      await openAwake(page, path);
      await field(page).fill(line);
      await field(page).press('Enter');
      const filters = { q: 'Orelsan', category: 'music', date: 'tomorrow', commune: '69123' };
      await expect.poll(() => readSearch(page)).toEqual({ ...filters, price: '0', words });
      await expect(field(page)).toHaveValue(line);
      await expect(page.locator('mark')).toHaveText(Array.from(words.matchAll(/:([^\]]+)/g), ([, text = '']) => text));
      await page.getByRole('link', { name: removal }).click();
      const [part = '', free = ''] = /\[price:([^\]]*)\] /.exec(words) ?? [];
      await expect.poll(() => readSearch(page)).toEqual({ ...filters, words: words.replace(part, '') });
      await expect(field(page)).toHaveValue(line.replace(`${free} `, ''));
      await expect(page.getByRole('link', { name: removal })).toHaveCount(0);
      expect(faults).toEqual([]);
    },
  );

test('weekdays, a place to leave out and a least price are chips, and each can be removed', async ({ page }) => {
  const faults = watchFaults(page);
  await openAwake(page, '/explore');
  await field(page).fill('concert entre 10 et 20 euros tous les dimanches hors Île-de-France');
  await field(page).press('Enter');
  const words =
    '[category:concert] [price:entre 10 et 20 euros] [weekdays:tous les dimanches] [outside:hors Île-de-France]';
  const filters = { category: 'music', price: '10-20' };
  await expect.poll(() => readSearch(page)).toEqual({ ...filters, weekdays: '7', outside: 'IDF', words });
  await page.getByRole('link', { name: 'Retirer Sauf Île-de-France' }).click();
  await expect.poll(() => readSearch(page)).not.toHaveProperty('outside');
  await page.getByRole('link', { name: 'Retirer Dimanche' }).click();
  await expect.poll(() => readSearch(page)).not.toHaveProperty('weekdays');
  await expect(field(page)).toHaveValue('concert entre 10 et 20 euros');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Musique\u00a0· De 10\u00a0€ à 20\u00a0€');
  expect(faults).toEqual([]);
});

test('a region is a place of the line and of the dialog', async ({ page }) => {
  const faults = watchFaults(page);
  await page.setViewportSize(laptop);
  await openAwake(page, '/explore');
  await field(page).fill('concert en Île-de-France ou en Corse');
  await field(page).press('Enter');
  const words = '[category:concert] [commune:en Île-de-France ou en Corse]';
  await expect.poll(() => readSearch(page)).toEqual({ areas: 'IDF,20R', category: 'music', words });
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Où Île-de-France ou Corse' }).click();
  await page.getByRole('combobox', { name: t('explore:place.commune') }).pressSequentially('bret');
  await page.getByRole('option', { name: `Bretagne ${t('explore:place.region')}` }).click();
  await expect.poll(() => readSearch(page)).toMatchObject({ areas: 'BRE', category: 'music' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Où Bretagne' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Où Bretagne' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('districts and cities are alternatives, and only their events are listed', async ({ page }) => {
  const faults = watchFaults(page);
  await page.setViewportSize(laptop);
  await openAwake(page, '/explore');
  await field(page).fill('Paris 11 ou Paris 18');
  await field(page).press('Enter');
  await expect.poll(() => readSearch(page).areas).toBe('75111,75118');
  await expect(page.getByRole('button', { name: 'Où Paris 11e ou Paris 18e' })).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.filter({ hasNotText: /Paris.1[18]e/ })).toHaveCount(0);
  await expect(cards.first()).toBeVisible();
  await page.goto('/explore?line=Lyon+ou+Marseille');
  await expect(page.getByRole('button', { name: 'Où Lyon ou Marseille' })).toBeVisible();
  await expect(cards.filter({ hasNotText: /Lyon|Marseille/ })).toHaveCount(0);
  await expect(cards.first()).toBeVisible();
  expect(faults).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the server analyses the sentence, and each filter is a link that removes it', async ({ page }) => {
    await page.goto('/');
    await field(page).fill('concert Orelsan gratuit demain');
    await field(page).press('Enter');
    const words = '[category:concert] Orelsan [price:gratuit] [date:demain]';
    const filters = { q: 'Orelsan', category: 'music', date: 'tomorrow' };
    expect(readSearch(page)).toEqual({ ...filters, price: '0', words });
    await page.getByRole('link', { name: 'Retirer Gratuit' }).click();
    await expect(field(page)).toHaveValue('concert Orelsan demain');
    expect(readSearch(page)).toEqual({ ...filters, words: '[category:concert] Orelsan [date:demain]' });
    await field(page).fill('concert à Lyon');
    await field(page).press('Enter');
    expect(readSearch(page)).toEqual({
      ...{ category: 'music', commune: '69123' },
      words: '[category:concert] [commune:à Lyon]',
    });
  });

  test('alternatives and exclusions are filters, and no event of the list contradicts them', async ({ page }) => {
    await page.goto('/');
    await field(page).fill('concert, théâtre ou cinéma, sans jazz');
    await field(page).press('Enter');
    expect(readSearch(page)).toEqual({
      ...{ topics: 'music,cinema,theatre', without: 'jazz' },
      words: '[topics:concert, théâtre ou cinéma,] [without:sans jazz]',
    });
    const address = new URLSearchParams({ topics: '{music,cinema,theatre}', without: '{jazz}', page_size: '100' });
    const answer = await page.request.get(`/rest/v1/rpc/explore_events?${address}`, {
      headers: { apikey: publishableKey },
    });
    const { events }: { events: { category: string; subcategory: string | null }[] } = await answer.json();
    expect(events.length).toBeGreaterThan(1);
    const isAsked = (topic: string | null) => ['music', 'cinema', 'theatre'].includes(topic ?? '');
    expect(events.filter(({ category, subcategory }) => !isAsked(category) && !isAsked(subcategory))).toEqual([]);
    expect(events.filter(({ subcategory }) => subcategory === 'jazz')).toEqual([]);
    await page.getByRole('link', { name: 'Retirer Sauf Jazz, soul et funk' }).click();
    await expect(field(page)).toHaveValue('concert, théâtre ou cinéma,');
    expect(readSearch(page)).toMatchObject({ topics: 'music,cinema,theatre' });
  });

  test('the field of the place proposes five cities, and accepts a name in another language', async ({ page }) => {
    await page.goto('/es/explore?q=jazz');
    const place = page.getByLabel('Ciudad', { exact: true });
    const proposals = page.locator('datalist option');
    expect(await proposals.evaluateAll((options) => options.map((option) => option.getAttribute('value')))).toEqual([
      ...['Paris', 'Lyon', 'Marseille', 'Toulouse', 'Cannes'],
    ]);
    await place.fill('Marsella');
    await place.press('Enter');
    expect(readSearch(page)).toEqual({ q: 'jazz', commune: '13055' });
    await expect(place).toHaveValue('Marseille');
    await page.locator('select[name=radius]').selectOption('50');
    await place.fill('');
    await place.press('Enter');
    expect(readSearch(page)).toEqual({ q: 'jazz' });
  });
});

test('a commune among others of its name is chosen, and a filter removed, by keyboard only', async ({ page }) => {
  await openAwake(page, '/explore');
  await field(page).focus();
  await expect(page.getByRole('combobox', { name: t('explore:search.label') })).toBeFocused();
  await page.keyboard.type('expo près de Sainte-Colombe');
  await page.keyboard.press('Enter');
  const choice = page.getByRole('link', { name: 'Rhône (69)', exact: true });
  await expect(choice).toBeVisible();
  await tabTo(page, choice);
  await page.keyboard.press('Enter');
  await expect.poll(() => readSearch(page)).toMatchObject({ commune: '69189' });
  await expect(choice).toHaveCount(0);
  const place = page.getByRole('link', { name: /^Retirer Sainte-Colombe/ });
  await field(page).focus();
  await tabTo(page, place);
  await page.keyboard.press('Enter');
  await expect(place).toHaveCount(0);
  await expect(field(page)).toHaveValue('expo');
});

test('a search near the visitor requests the position only after it is sent', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 45.764, longitude: 4.836 });
  await openAwake(page, '/explore');
  await field(page).fill('concert près de moi');
  await field(page).press('Enter');
  await expect.poll(() => readSearch(page)).toMatchObject({ category: 'music', commune: '69123' });
  // If the form is sent before the app is loaded, the server reads the line.
  await page.goto('/explore?line=concert+pr%C3%A8s+de+moi');
  await expect.poll(() => readSearch(page)).toMatchObject({ category: 'music', commune: '69123' });
  await expect(page.getByRole('link', { name: /^Retirer Lyon, 20/ })).toBeVisible();
});

test('an event with a title that sounds like a filter is suggested', async ({ page, browser }) => {
  const user = await signUp(page, 'Barbara Demain');
  await insertRow(page, user, 'events', {
    title: 'Week-end à Rome',
    category: 'culture',
    location: 'Lyon',
    date: new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10),
    price: 'Gratuit',
  });
  const visitor = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await visitor.goto('/explore?line=Week-end+%C3%A0+Rome');
  expect(readSearch(visitor)).toMatchObject({ date: 'weekend', q: 'Rome' });
  const titled = visitor.getByText('Un événement porte ce titre :').getByRole('link', { name: 'Week-end à Rome' });
  await titled.click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Week-end à Rome' })).toBeVisible();
});

test('days that may be one of several are asked for, and the answer sets the filter', async ({ page }) => {
  await openAwake(page, '/explore');
  await field(page).fill('concert le 4 ou le 20 janvier');
  await field(page).press('Enter');
  const question = page.getByRole('region', { name: /le 4 ou le 20 janvier.* quels jours/ });
  await expect(question.getByRole('link')).toHaveText([/ 4 janvier/, / 20 janvier/]);
  await question.getByRole('link', { name: / 20 janvier/ }).click();
  await expect
    .poll(() => readSearch(page))
    .toMatchObject({ category: 'music', words: '[category:concert] [date:le 4 ou le 20 janvier]' });
  expect(readSearch(page).date).toMatch(/^\d{4}-\d\d-\d\d/);
  expect(readSearch(page).q).toBeUndefined();
  await expect(question).toHaveCount(0);
});

test('a sentence that was typed but not sent is still read after a reload and on Back', async ({ page }) => {
  await page.goto('/explore');
  await field(page).pressSequentially('gratuit ce week-end');
  const remove = page.getByRole('link', { name: /^Retirer Gratuit/ });
  await expect(remove).toHaveCount(1);
  await page.reload();
  await expect(remove).toHaveCount(1);
  await expect(field(page)).toHaveValue('gratuit ce week-end');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/event\//);
  await page.goBack();
  await expect(remove).toHaveCount(1);
  await field(page).press('Enter');
  await expect.poll(() => readSearch(page)).toMatchObject({ price: '0', date: 'weekend' });
  await page.goBack();
  await expect(page).toHaveURL(/\/explore$/);
});

test('the landing page shows the filters of a sentence before it is sent', async ({ page }) => {
  await openAwake(page, '/');
  const days = page.getByRole('link', { name: t('explore:date.weekend'), exact: true });
  await expect(days).toBeVisible();
  await field(page).pressSequentially('concert gratuit à Lyon');
  await expect(page.getByRole('status').filter({ hasText: 'Lyon, 20' })).toContainText('Gratuit');
  await expect(days).toBeHidden();
  await field(page).press('Enter');
  await expect.poll(() => readSearch(page)).toMatchObject({ category: 'music', price: '0', commune: '69123' });
});

test('the first card begins within 320 px on a telephone, and the bar stays visible', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/explore');
  const card = await page.getByRole('article').first().boundingBox();
  expect(card?.y).toBeLessThanOrEqual(320);
  await page.mouse.wheel(0, 2_000);
  await expect(field(page)).toBeInViewport();
  const filters = page.getByRole('button', { name: startsWith(t('explore:filters.label')) });
  await filters.click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Voir \d/ })).toBeInViewport();
});

async function tabTo(page: Page, target: ReturnType<Page['locator']>) {
  for (let presses = 0; presses < 100; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The element is not among the next hundred stops of the keyboard.');
}
