import { expect, type Page } from '@playwright/test';
import { insertRow } from '../helpers/insertRow';
import { signUp } from '../helpers/signUp';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { watchFaults } from '../helpers/watchFaults';

const name = 'Rechercher un événement';
const field = (page: Page) => page.getByRole('combobox', { name });

test('a suggested event, commune and venue can be chosen with the keyboard only', async ({ page, browser }) => {
  const user = await signUp(page, 'Ondine Suggérée');
  const unique = `Zéphyrine${Date.now()}`;
  await insertRow(page, user, 'events', {
    title: `Bal ${unique}`,
    category: 'music',
    location: 'Cahors',
    venue: `Salle ${unique}`,
    date: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
    price: 'Gratuit',
  });

  const visitor = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  const faults = watchFaults(visitor);
  await visitor.goto('/explore');
  await visitor.getByRole('searchbox', { name }).focus();
  await expect(field(visitor)).toBeFocused();
  const typed = unique.slice(0, 14).toLowerCase();
  // The suggestions of the first letters look the same, so the test waits for the answer to the whole text and for its search.
  const answered = visitor.waitForResponse(
    (answer) => answer.url().includes('suggest_searches') && new URL(answer.url()).searchParams.get('text') === typed,
  );
  await visitor.keyboard.type(typed, { delay: 20 });
  await answered;
  await expect(visitor).toHaveURL(/[?&]q=/);
  await expect(visitor.getByRole('option', { name: new RegExp(`^Bal ${unique}`) })).toBeVisible();
  await expect(visitor.getByRole('status').filter({ hasText: '2 suggestions' })).toBeVisible();
  await visitor.keyboard.press('ArrowDown');
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByRole('heading', { level: 1, name: `Bal ${unique}` })).toBeFocused();

  await visitor.goBack();
  await visitor.getByRole('searchbox', { name }).focus();
  await expect(field(visitor)).toBeFocused();
  await visitor.keyboard.press('ControlOrMeta+A');
  await visitor.keyboard.type('cahors', { delay: 20 });
  await expect(visitor.getByRole('listbox').getByRole('option').nth(1)).toHaveText(/^Cahors46000/);
  await visitor.keyboard.press('ArrowDown');
  await visitor.keyboard.press('ArrowDown');
  await visitor.keyboard.press('Enter');
  await expect(visitor).toHaveURL(/\/explore\?commune=46042$/);
  await expect(field(visitor)).toHaveValue('');

  await visitor.keyboard.type(unique.toLowerCase());
  await visitor.getByRole('option', { name: `Salle ${unique} Cahors` }).click();
  await expect(visitor).toHaveURL(/q=Salle\+Z/);
  await expect(visitor.getByRole('link', { name: `Bal ${unique}` })).toBeVisible();

  await field(visitor).clear();
  await field(visitor).click();
  await expect(visitor.getByRole('option', { name: `Salle ${unique}` })).toBeVisible();
  await visitor.getByRole('option', { name: t('explore:suggest.forget') }).click();
  await expect(visitor.getByRole('listbox')).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('the search works the same if the suggestions do not answer', async ({ page }) => {
  await page.route('**/rest/v1/rpc/suggest_searches*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/explore');
  await page.getByRole('searchbox', { name }).fill('nina');
  await expect(page).toHaveURL(/\/explore\?q=nina$/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('listbox')).toHaveCount(0);
});
