import { expect, test } from '@playwright/test';
import { signUp } from './signUp';
import { watchFaults } from './watchFaults';

test('an event is refused with reasons, created once, found by somebody else, and changed by its creator alone', async ({
  page,
  browser,
}) => {
  test.slow();
  const faults = watchFaults(page);
  await signUp(page, 'Ana Publie');
  const title = `Bal des lampions ${Date.now()}`;
  await page.goto('/create-event');
  const create = page.getByRole('button', { name: 'Créer l’événement' });
  await create.click();
  await expect(page.getByText('Veuillez remplir tous les champs obligatoires')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Titre' })).toBeFocused();
  for (const reason of [
    'Donnez un titre.',
    'Choisissez une catégorie.',
    'Indiquez la ville.',
    'Choisissez une date.',
  ]) {
    await expect(page.getByRole('link', { name: reason })).toBeVisible();
  }

  await page.getByRole('textbox', { name: 'Titre' }).fill('x'.repeat(101));
  await page.getByRole('combobox', { name: 'Catégorie' }).selectOption('festival');
  await page.getByRole('textbox', { name: 'Ville' }).fill('Lyon');
  await page.getByLabel('Date').fill('2020-01-01');
  await page.getByLabel('Heure').fill('20:30');
  await page.getByLabel('Participants au maximum').fill('1000000000');
  await page.getByRole('textbox', { name: 'Lien de billetterie' }).fill('javascript:alert(1)');
  await create.click();
  for (const reason of [
    '100 caractères au plus.',
    'Cette date est passée.',
    'Un million de participants au plus.',
    'Le lien doit commencer par https:// et nommer un site.',
  ]) {
    await expect(page.getByRole('link', { name: reason })).toBeVisible();
  }

  await page.getByRole('textbox', { name: 'Titre' }).fill(title);
  await page.getByLabel('Date').fill('2099-07-14');
  await page.getByLabel('Participants au maximum').fill('250');
  await page.getByRole('textbox', { name: 'Lien de billetterie' }).fill('https://billets.example/bal');
  await page.getByLabel('Image').setInputFiles({ name: 'bal.png', mimeType: 'image/png', buffer: pixel });
  // Twice at once is one event.
  await create.dblclick();
  await expect(page.getByText('Votre événement a été créé avec succès et sera visible publiquement.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  const other = await (await browser.newContext()).newPage();
  await signUp(other, 'Bob Cherche');
  await other.goto(`/explore?q=${encodeURIComponent(title)}`);
  await expect(other.getByText('1 événement', { exact: true })).toBeVisible();
  await other.getByRole('link', { name: title }).click();
  await expect(other.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(other.getByText('mardi 14 juillet 2099')).toBeVisible();
  const address = new URL(other.url()).pathname;
  await other.goto(`${address}/edit`);
  await expect(other.getByRole('heading', { level: 1, name: 'Cet événement n’est pas le vôtre' })).toBeVisible();

  await page.goto(`${address}/edit`);
  await expect(page.getByRole('textbox', { name: 'Titre' })).toHaveValue(title);
  await page.getByRole('textbox', { name: 'Ville' }).fill('Marseille');
  await page.getByRole('textbox', { name: 'Lieu' }).fill('Le Vieux-Port');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Événement modifié', { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await other.goto(address);
  await expect(other.getByText('Le Vieux-Port').first()).toBeVisible();
  await expect(other.getByText('Marseille').first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('what is typed stays when the backend refuses, and leaving before the end leads nowhere else', async ({
  page,
}) => {
  await signUp(page, 'Léo Persiste');
  await page.goto('/create-event');
  const title = `Lecture au parc ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Titre' }).fill(title);
  await page.getByRole('combobox', { name: 'Catégorie' }).selectOption('culture');
  await page.getByRole('textbox', { name: 'Ville' }).fill('Paris 18e');
  await page.getByLabel('Date').fill('2099-05-01');
  await page.getByLabel('Heure').fill('15:00');
  await page.route('**/rest/v1/events*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
  );
  await page.getByRole('button', { name: 'Créer l’événement' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Impossible d’enregistrer l’événement');
  await expect(page.getByRole('textbox', { name: 'Titre' })).toHaveValue(title);
  await page.unroute('**/rest/v1/events*');

  await page.getByRole('button', { name: 'Créer l’événement' }).click();
  await expect(page.getByText('Événement créé !')).toBeVisible();
  await page.getByRole('link', { name: 'Explorer' }).first().click();
  await expect(page).toHaveURL(/\/explore$/);
  await page.waitForTimeout(2_500);
  await expect(page).toHaveURL(/\/explore$/);
});

/** The smallest picture there is. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
