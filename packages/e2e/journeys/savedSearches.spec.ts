import { expect } from '@playwright/test';
import { insertRow } from '../helpers/insertRow';
import { readRows } from '../helpers/readRows';
import { signUp } from '../helpers/signUp';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { watchFaults } from '../helpers/watchFaults';
import { whenAppIsThere } from '../helpers/whenAppIsThere';

const search = '/explore?q=biniou&category=music';

test('a search is saved, shows its new events at home and in my events, and can be renamed, opened and deleted', async ({
  page,
}) => {
  const faults = watchFaults(page);
  const user = await signUp(page, 'Soizic Cherche');
  await page.goto(search);
  await expect(page.getByText('Soizic Cherche')).toBeVisible();
  await page.getByRole('button', { name: t('explore:save') }).click();
  const dialog = page.getByRole('dialog', { name: t('searches:save.title') });
  await expect(dialog.getByRole('textbox', { name: t('searches:save.name') })).toHaveValue('biniou · Musique');
  await dialog.getByRole('checkbox', { name: t('searches:weekly.label') }).check();
  await dialog.getByRole('button', { name: t('searches:save.submit'), exact: true }).click();
  await expect(page.getByText(t('searches:save.savedTitle'))).toBeVisible();
  expect(await readRows(page, user, 'profiles?select=weekly_mail')).toEqual([{ weekly_mail: true }]);

  await insertRow(page, user, 'events', {
    title: 'Biniou au fest-noz',
    category: 'music',
    location: 'Rennes',
    date: '2099-12-12',
  });
  await page.goto('/');
  const news = page.getByRole('region', { name: t('searches:news') });
  await expect(news.getByText('1 nouvel événement')).toBeVisible();
  await expect(news.getByRole('link', { name: 'Biniou au fest-noz' })).toBeVisible();

  await page.goto('/my-events?tab=searches');
  await expect(page.getByText('1 nouvel événement')).toBeVisible();
  await page.getByRole('button', { name: t('searches:rename.action') }).click();
  const renaming = page.getByRole('dialog', { name: t('searches:rename.title') });
  await renaming.getByRole('textbox', { name: t('searches:save.name') }).fill('Du biniou !');
  await renaming.getByRole('button', { name: t('searches:rename.action') }).click();
  await page.getByRole('link', { name: 'Du biniou !' }).click();
  await expect(page).toHaveURL(/\/explore\?q=biniou&category=music$/);
  await expect(page.getByRole('link', { name: 'Biniou au fest-noz' })).toBeVisible();

  await page.goto('/my-events?tab=searches');
  await expect(page.getByRole('link', { name: 'Du biniou !' })).toBeVisible();
  await expect(page.getByText('1 nouvel événement')).toBeHidden();
  await page.getByRole('button', { name: t('searches:remove.action') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('searches:remove.confirm') })
    .click();
  await expect(page.getByText(t('searches:empty.title'))).toBeVisible();
  expect(await readRows(page, user, 'saved_searches?select=id')).toEqual([]);
  expect(faults).toEqual([]);
});

test('a visitor who saves a search finds its form open after the sign-in', async ({ page }) => {
  await page.goto(search);
  await whenAppIsThere(page);
  await page.getByRole('button', { name: t('explore:save') }).click();
  await expect(page.getByText(t('explore:saveSignIn'))).toBeVisible();
  await signUp(page, 'Paul Revient');
  await page.goto(search);
  await expect(page.getByRole('dialog', { name: t('searches:save.title') })).toBeVisible();
});

test('the page that ends the mail of the week asks with a button, without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/unsubscribe/00000000-0000-4000-8000-00000000dead');
  await expect(page.getByRole('heading', { name: 'Ne plus recevoir l’email du jeudi' })).toBeVisible();
  await page.getByRole('button', { name: 'Me désabonner' }).click();
  await expect(page.getByRole('heading', { name: 'Ce lien n’est plus valable' })).toBeVisible();
  await context.close();
});
