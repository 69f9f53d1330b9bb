import { expect } from '@playwright/test';
import { startsWith } from '../helpers/startsWith';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { signUpFor, visit } from './pages';

test('each view of the sign-in page, each search and each filtered list have their own title', async ({ page }) => {
  await visit(page, '/auth');
  await expect(page).toHaveTitle(/^Se connecter/);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth:titles.forgotten') })
    .click();
  await expect(page).toHaveTitle(/^Mot de passe oublié/);
  await visit(page, '/explore?q=jazz');
  await expect(page).toHaveTitle(/jazz.*Explorer/);
  expect(await page.locator('head > title').count()).toBe(1);
  await visit(page, '/explore?category=music&date=weekend&price=0');
  await expect(page).toHaveTitle('Ce week-end, Musique, Gratuit, Explorer · Lively');
  await page.getByRole('radio', { name: startsWith(t('taxonomy:sport')) }).click({ force: true });
  await expect(page).toHaveTitle('Ce week-end, Sport, Gratuit, Explorer · Lively');
  await visit(page, '/en/explore?category=music');
  await expect(page).toHaveTitle('Music, Explore · Lively');
  await visit(page, '/es/explore?category=music');
  await expect(page).toHaveTitle('Música, Explorar · Lively');
});

test('each tab of « Mes sorties » and « Profil » has its own title', async ({ page }) => {
  await signUpFor(page);
  for (const { path, titles } of tabs) {
    await visit(page, path);
    const links = page.getByRole('main').getByRole('navigation').first().getByRole('link');
    await expect(links).toHaveCount(titles.length);
    for (const [index, title] of titles.entries()) {
      await links.nth(index).click();
      await expect(page).toHaveTitle(`${title} · Lively`);
    }
  }
});

const tabs = [
  {
    path: '/my-events',
    titles: ['Billets, Mes sorties', 'Favoris, Mes sorties', 'Recherches, Mes sorties', 'Mes créations, Mes sorties'],
  },
  { path: '/profile', titles: ['À venir, Profil', 'Passées, Profil', 'Réglages, Profil'] },
  {
    path: '/en/my-events',
    titles: ['Tickets, My events', 'Favourites, My events', 'Searches, My events', 'My creations, My events'],
  },
  { path: '/es/profile', titles: ['Próximos, Perfil', 'Pasados, Perfil', 'Ajustes, Perfil'] },
];
