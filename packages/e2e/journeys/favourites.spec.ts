import { expect, type Page } from '@playwright/test';
import { holdRequest } from '../helpers/holdRequest';
import { nightlyUnlessDefault } from '../helpers/languages';
import { readRows } from '../helpers/readRows';
import { signUp, type User } from '../helpers/signUp';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { watchFaults } from '../helpers/watchFaults';

const title = 'Nuit Nina Simone, l’intégrale au piano';
const id = '00000000-0000-4000-8000-000000000011';

/** The texts of the pages from a heart to the favourites. */
const speeches = [
  {
    language: 'fr',
    prefix: '',
    heart: `Garder ${title} dans mes favoris`,
    added: 'Ajouté aux favoris',
    removed: 'Retiré des favoris',
    myEvents: 'Mes sorties',
    favourites: 'Favoris',
    one: '1 favori',
    none: 'Aucun favori pour l’instant',
  },
  {
    language: 'en',
    prefix: '/en',
    heart: `Add ${title} to my favourites`,
    added: 'Added to your favourites',
    removed: 'Removed from your favourites',
    myEvents: 'My events',
    favourites: 'Favourites',
    one: '1 favourite',
    none: 'No favourites yet',
  },
  {
    language: 'es',
    prefix: '/es',
    heart: `Guardar ${title} en mis favoritos`,
    added: 'Añadido a tus favoritos',
    removed: 'Quitado de tus favoritos',
    myEvents: 'Mis planes',
    favourites: 'Favoritos',
    one: '1 favorito',
    none: 'Aún no tienes favoritos',
  },
] as const;

for (const said of speeches) {
  test.describe(`in ${said.language}`, nightlyUnlessDefault(said.language), () => {
    test.use({ locale: said.language });

    test('a favourite stays in my events through reloads until it is removed', async ({ page }) => {
      const faults = watchFaults(page);
      const user = await signUp(page, 'Inès Favre');
      await page.goto(`${said.prefix}/explore?q=nina`);
      const heart = page.getByRole('button', { name: said.heart });
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByText(said.added)).toBeVisible();
      expect(await readFavourites(page, user)).toEqual([id]);

      await page.getByRole('link', { name: said.myEvents }).first().click();
      await page.getByRole('link', { name: new RegExp(`^${said.favourites}`) }).click();
      await expect(page).toHaveURL(new RegExp(`${said.prefix}/my-events\\?tab=favourites$`));
      await expect(page.getByText(said.one, { exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('link', { name: title })).toBeVisible();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');

      await heart.click();
      await expect(page.getByText(said.removed)).toBeVisible();
      expect(await readFavourites(page, user)).toEqual([]);
      await page.reload();
      await expect(page.getByText(said.none)).toBeVisible();
      expect(faults).toEqual([]);
    });
  });
}

const [{ heart: heartName, added, removed }] = speeches;

test('two presses at once keep no favourite', async ({ page }) => {
  const user = await signUp(page, 'Paul Double');
  // Waits until the session is known: before that, a second press cancels the first one. The bar shows the user of the
  // device earlier.
  const isKnown = page.waitForResponse((answer) => /\/rest\/v1\/favorites/.test(answer.url()));
  await page.goto('/explore?q=nina');
  await isKnown;
  const heart = page.getByRole('button', { name: heartName });
  const add = await holdRequest(page, '**/rest/v1/favorites*', (request) => request.method() === 'POST');
  await heart.dblclick();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  add();
  await expect(page.getByText(removed)).toBeVisible();
  await expect(page.getByText(added)).toBeHidden();
  expect(await readFavourites(page, user)).toEqual([]);
});

test('two presses at once on a favourite keep it', async ({ page }) => {
  const user = await signUp(page, 'Paul Double');
  // Waits until the session is known: before that, a second press cancels the first one. The bar shows the user of the
  // device earlier.
  const isKnown = page.waitForResponse((answer) => /\/rest\/v1\/favorites/.test(answer.url()));
  await page.goto('/explore?q=nina');
  await isKnown;
  const heart = page.getByRole('button', { name: heartName });
  await heart.click();
  await expect(page.getByText(added)).toBeVisible();
  await page
    .getByRole('group', { name: added })
    .getByRole('button', { name: t('common:close') })
    .click();
  await expect(page.getByText(added)).toBeHidden();
  const remove = await holdRequest(page, '**/rest/v1/favorites*', (request) => request.method() === 'DELETE');
  await heart.dblclick();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  remove();
  await expect(page.getByText(added)).toBeVisible();
  await expect(page.getByText(removed)).toBeHidden();
  expect(await readFavourites(page, user)).toEqual([id]);
});

test('a favourite that cannot be stored is undone with a message', async ({ page }) => {
  const user = await signUp(page, 'Rémi Panne');
  await page.goto('/explore?q=nina');
  await page.route('**/rest/v1/favorites*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  );
  const heart = page.getByRole('button', { name: heartName });
  await heart.click();
  await expect(page.getByText('Impossible de modifier les favoris')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(await readFavourites(page, user)).toEqual([]);
  await page.unrouteAll();
  await heart.click();
  await expect(page.getByText(added)).toBeVisible();
  expect(await readFavourites(page, user)).toEqual([id]);
});

test('a visitor is asked to sign in, with a link that returns to the list', async ({ page }) => {
  await page.goto('/explore?q=nina');
  await page.getByRole('button', { name: heartName }).click();
  await expect(page.getByText(t('common:toast.favouritesSignIn'))).toBeVisible();
  await page
    .getByRole('group')
    .getByRole('link', { name: t('common:nav.signIn') })
    .click();
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fexplore%3Fq%3Dnina$/);
});

async function readFavourites(page: Page, user: User): Promise<unknown[]> {
  const rows = await readRows(page, user, 'favorites?select=event_id');
  return rows.map((row) => (row as { event_id: string }).event_id);
}
