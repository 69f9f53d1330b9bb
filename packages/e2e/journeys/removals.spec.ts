import { expect, type Page } from '@playwright/test';
import { insertRow } from '../helpers/insertRow';
import { signUp, type User } from '../helpers/signUp';
import { test } from '../helpers/test';

const names = ['Bal du premier', 'Bal du deuxième', 'Bal du troisième'] as const;

const lists = [
  { tab: 'searches', empty: 'Aucune recherche enregistrée', insert: insertSearch },
  { tab: 'created', empty: 'Vous n’avez encore rien créé', insert: insertEvent },
  { tab: 'purchased', empty: 'Aucun billet pour l’instant', insert: insertTicket },
];

for (const { tab, empty, insert } of lists) {
  test(`${tab}: a removal moves the focus to the next item, then to the last one, then to the title`, async ({
    page,
  }) => {
    const user = await signUp(page, 'Lise Clavier');
    for (const [index, name] of names.entries()) await insert(page, user, name, index);
    await page.goto(`/my-events?tab=${tab}`);
    const links = page.getByRole('main').getByRole('link', { name: /^Bal du/ });
    await expect(links).toHaveCount(names.length);
    const [first, second, third] = (await links.allTextContents()) as [string, string, string];

    await remove(page, first);
    await expect(links).toHaveCount(2);
    await expectFocus(page, second);
    await remove(page, third);
    await expect(links).toHaveCount(1);
    await expectFocus(page, second);
    await remove(page, second);
    await expect(page.getByText(empty)).toBeVisible();
    await expectFocus(page, 'Mes sorties');
  });
}

/** Removes an item with the keyboard only. For these users, a lost focus returns to the top of the page. */
async function remove(page: Page, name: string) {
  const item = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await item.getByRole('button', { name: /^(Supprimer|Je n’ai pas pris)/ }).press('Enter');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: /^(Supprimer|Retirer)/ }).press('Enter');
  await expect(question).toHaveCount(0);
}

/** Expects the focus on a text, now and after late focus changes. */
async function expectFocus(page: Page, text: string) {
  const focused = () => page.evaluate(() => document.querySelector('body :focus')?.textContent);
  await expect.poll(focused).toBe(text);
  await page.waitForTimeout(300);
  expect(await focused()).toBe(text);
}

async function insertSearch(page: Page, user: User, name: string, index: number) {
  // A city without events, because events of other journeys would be new results.
  const row = { name, query: `q=bal${index}&city=Nullepart`, filters: { city: 'Nullepart' } };
  await insertRow(page, user, 'saved_searches', row);
}

async function insertEvent(page: Page, user: User, title: string, index: number) {
  const row = { title, category: 'music', location: 'Rennes', date: `2099-12-1${index}` };
  await insertRow(page, user, 'events', row);
}

async function insertTicket(page: Page, user: User, title: string, index: number) {
  const id = crypto.randomUUID();
  const row = { id, title, category: 'music', location: 'Rennes', date: `2099-12-1${index}` };
  await insertRow(page, user, 'events', { ...row, ticket_url: 'https://billets.example/bal' });
  await insertRow(page, user, 'purchases', { event_id: id });
}
