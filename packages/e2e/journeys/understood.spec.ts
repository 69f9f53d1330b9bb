import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publishableKey } from '@lively/server/publishableKey';
import { expect, type Page } from '@playwright/test';
import { settle } from '../access/pages';
import { insertRow } from '../helpers/insertRow';
import { runAxe } from '../helpers/runAxe';
import { signUp } from '../helpers/signUp';
import { tabTo } from '../helpers/tabTo';
import { test } from '../helpers/test';
import { watchFaults } from '../helpers/watchFaults';
import { whenAppIsThere } from '../helpers/whenAppIsThere';

/* A search line is converted to filters, which are shown and can be removed. Wider pages show them by their controls alone. */
test.use({ viewport: { width: 960, height: 800 } });

const field = (page: Page) => page.getByRole('search').locator('input[type=search]').first();
const chips = (page: Page, name = 'Filtres actifs') => page.getByRole('list', { name }).getByRole('link');

/** Types a line into the search when the app is loaded, and submits it. */
async function search(page: Page, line: string) {
  await whenAppIsThere(page);
  await field(page).fill(line);
  await field(page).press('Enter');
}

test('a sentence on the landing page becomes filters, and a removed filter takes its words', async ({ page }) => {
  const faults = watchFaults(page);
  await page.goto('/');
  await search(page, 'concert gratuit ce week-end');
  await expect(page).toHaveURL(/\/explore\?category=music&date=weekend&price=0&words=/);
  await expect(chips(page)).toHaveText([/^Retirer Ce week-end/, /^Retirer Musique$/, /^Retirer Gratuit$/]);
  await expect(field(page)).toHaveValue('concert gratuit ce week-end');
  await settle(page);
  expect(await runAxe(page)).toEqual([]);
  // Changes within a second are one entry of the history, also where axe takes less.
  await page.waitForTimeout(1_000);
  await chips(page).last().click();
  await expect(field(page)).toHaveValue('concert ce week-end');
  await expect(page).toHaveURL(/\/explore\?category=music&date=weekend&words=/);
  await expect(chips(page)).toHaveCount(2);
  // The previous page is the list with all filters.
  await page.goBack();
  await expect(chips(page)).toHaveCount(3);
  await expect(field(page)).toHaveValue('concert gratuit ce week-end');
  expect(faults).toEqual([]);
});

for (const { path, line, list, chosen } of [
  {
    path: '/en/explore',
    line: 'free concert this weekend',
    list: 'Active filters',
    chosen: [/This weekend/, /Music$/, /Free$/],
  },
  {
    path: '/es/explore',
    line: 'concierto gratis este fin de semana',
    list: 'Filtros activos',
    chosen: [/fin de semana/, /Música$/, /Gratis$/],
  },
])
  test(`a sentence is analysed in the language of its page: ${path}`, async ({ page }) => {
    await page.addInitScript((language) => localStorage.setItem('language', language), path.slice(1, 3));
    await page.goto(path);
    await search(page, line);
    await expect(page).toHaveURL(new RegExp(`${path}\\?category=music&date=weekend&price=0&words=`));
    await expect(chips(page, list)).toHaveText(chosen);
    await settle(page);
    expect(await runAxe(page)).toEqual([]);
  });

test('a single word can be a filter', async ({ page }) => {
  await page.goto('/explore');
  await search(page, 'gratuit');
  await expect(page).toHaveURL(/\/explore\?price=0&words=/);
  await expect(chips(page)).toHaveText([/^Retirer Gratuit$/]);
  await page.goto('/explore');
  await search(page, 'ce soir');
  await expect(page).toHaveURL(/\/explore\?date=tonight&words=/);
  await expect(chips(page)).toHaveText([/^Retirer Ce soir/]);
});

test('a name of several communes asks which one, and the answer sets the filter', async ({ page }) => {
  await page.goto('/explore');
  await search(page, 'concert à Sainte-Colombe');
  const question = page.getByRole('region', { name: /Sainte-Colombe.* quelle commune/ });
  await expect(question).toBeVisible();
  await expect(field(page)).toHaveValue('concert à Sainte-Colombe');
  await settle(page);
  expect(await runAxe(page)).toEqual([]);
  await question.getByRole('link', { name: 'Rhône (69)' }).click();
  await expect(page).toHaveURL(/\/explore\?commune=69189&category=music&words=/);
  await expect(chips(page)).toHaveText([/^Retirer Sainte-Colombe, 20\skm$/, /^Retirer Musique$/]);
  await expect(question).toHaveCount(0);
  await expect(field(page)).toHaveValue('concert à Sainte-Colombe');
});

test('a sentence is sent and a filter is removed, with the keyboard only', async ({ page }) => {
  await page.goto('/explore');
  await whenAppIsThere(page);
  await tabTo(page, field(page));
  await page.keyboard.type('théâtre gratuit demain');
  await page.keyboard.press('Enter');
  await expect(chips(page)).toHaveText([/^Retirer Demain/, /^Retirer Théâtre$/, /^Retirer Gratuit$/]);
  await tabTo(page, chips(page).first());
  await settle(page);
  expect(await runAxe(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('théâtre gratuit');
  await expect(chips(page)).toHaveText([/^Retirer Théâtre$/, /^Retirer Gratuit$/]);
});

test('a widget lists the events of its sentence, and links to the same list', async ({ page, baseURL }) => {
  const user = await signUp(page, 'Solveig Partenaire');
  const unique = `Nyckelharpa${Date.now()}`;
  const tomorrow = new Date(Date.now() + 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });
  const row = { category: 'music', location: 'Cahors', date: tomorrow, time: '20:00' };
  await insertRow(page, user, 'events', { ...row, title: `${unique} offert`, price: 'Gratuit' });
  await insertRow(page, user, 'events', { ...row, title: `${unique} payant`, price: '30 €' });

  const query = `concert gratuit demain à Cahors ${unique}`;
  const partner = createServer((_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(`<!doctype html>
      <html lang="fr"><title>Partenaire</title><main><h1>Sortir</h1>
      <script type="module" src="${baseURL}/embed/lively.js" crossorigin="anonymous"></script>
      <lively-events query="${query}" source="${baseURL}" apikey="${publishableKey}"></lively-events></main>`),
  ).listen(0);
  const { port } = partner.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/`);
  const widget = page.locator('lively-events');
  await expect(widget.locator('[part=title]')).toHaveText([`${unique} offert`]);
  await settle(page);
  expect(await runAxe(page)).toEqual([]);
  await widget.getByRole('link', { name: 'Voir tout' }).click();
  await expect(page).toHaveURL(/\/explore\?q=Nyckelharpa\d+&commune=46042&category=music&date=tomorrow&price=0&words=/);
  await expect(page.getByRole('article').getByRole('link', { name: `${unique} offert` })).toBeVisible();
  partner.close();
});
