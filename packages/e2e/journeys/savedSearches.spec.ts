import { expect, test } from '@playwright/test';
import { insertRow } from '../helpers/insertRow';
import { readRows } from '../helpers/readRows';
import { signUp } from '../helpers/signUp';
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
  await page.getByRole('button', { name: 'Enregistrer la recherche' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enregistrer cette recherche' });
  await expect(dialog.getByRole('textbox', { name: 'Nom de la recherche' })).toHaveValue('biniou · Musique');
  await dialog.getByRole('checkbox', { name: 'Recevoir les nouveautés par email le jeudi' }).check();
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Recherche enregistrée')).toBeVisible();
  expect(await readRows(page, user, 'profiles?select=weekly_mail')).toEqual([{ weekly_mail: true }]);

  await insertRow(page, user, 'events', {
    title: 'Biniou au fest-noz',
    category: 'music',
    location: 'Rennes',
    date: '2099-12-12',
  });
  await page.goto('/');
  const news = page.getByRole('region', { name: 'Nouveau dans vos recherches' });
  await expect(news.getByText('1 nouvel événement')).toBeVisible();
  await expect(news.getByRole('link', { name: 'Biniou au fest-noz' })).toBeVisible();

  await page.goto('/my-events?tab=searches');
  await expect(page.getByText('1 nouvel événement')).toBeVisible();
  await page.getByRole('button', { name: 'Renommer' }).click();
  const renaming = page.getByRole('dialog', { name: 'Renommer la recherche' });
  await renaming.getByRole('textbox', { name: 'Nom de la recherche' }).fill('Du biniou !');
  await renaming.getByRole('button', { name: 'Renommer' }).click();
  await page.getByRole('link', { name: 'Du biniou !' }).click();
  await expect(page).toHaveURL(/\/explore\?q=biniou&category=music$/);
  await expect(page.getByRole('link', { name: 'Biniou au fest-noz' })).toBeVisible();

  await page.goto('/my-events?tab=searches');
  await expect(page.getByRole('link', { name: 'Du biniou !' })).toBeVisible();
  await expect(page.getByText('1 nouvel événement')).toBeHidden();
  await page.getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Aucune recherche enregistrée')).toBeVisible();
  expect(await readRows(page, user, 'saved_searches?select=id')).toEqual([]);
  expect(faults).toEqual([]);
});

test('a visitor who saves a search finds its form open after the sign-in', async ({ page }) => {
  await page.goto(search);
  await whenAppIsThere(page);
  await page.getByRole('button', { name: 'Enregistrer la recherche' }).click();
  await expect(page.getByText('Connectez-vous pour enregistrer une recherche')).toBeVisible();
  await signUp(page, 'Paul Revient');
  await page.goto(search);
  await expect(page.getByRole('dialog', { name: 'Enregistrer cette recherche' })).toBeVisible();
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
