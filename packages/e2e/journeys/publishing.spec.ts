import { expect, type Page } from '@playwright/test';
import { holdRequest } from '../helpers/holdRequest';
import { insertRow } from '../helpers/insertRow';
import { openFolds } from '../helpers/openFolds';
import { picture } from '../helpers/picture';
import { readRows } from '../helpers/readRows';
import { signUp, type User } from '../helpers/signUp';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { watchFaults } from '../helpers/watchFaults';

test('an invalid event is refused with an error for each field, and not stored', async ({ page }) => {
  const user = await signUp(page, 'Ève Refusée');
  await page.goto('/create-event');
  const create = page.getByRole('button', { name: t('eventForm:create.submit') });
  await create.click();
  await expect(page.getByText('Veuillez remplir tous les champs obligatoires')).toBeVisible();
  await expect(page.getByRole('textbox', { name: t('eventForm:fields.title') })).toBeFocused();
  await expectReasons(page, [
    'Donnez un titre.',
    'Choisissez une catégorie.',
    'Indiquez la ville.',
    'Choisissez une date.',
    'Indiquez l’heure.',
  ]);

  await openFolds(page, 'Prix et billetterie');
  const capacity = page.getByLabel(t('eventForm:fields.maxCapacity'));
  await fillEvent(page, { title: 'x'.repeat(101), date: '2020-01-01' });
  await capacity.fill('1000000000');
  await page.getByRole('textbox', { name: t('eventForm:fields.ticketUrl') }).fill('javascript:alert(1)');
  await create.click();
  await expectReasons(page, [
    'Ce titre a plus de 100 caractères : raccourcissez-le.',
    'Cette date est passée : choisissez une date à venir.',
    'Indiquez un million de participants au plus.',
    'Indiquez un lien qui commence par https://, par exemple https://exemple.fr/billets',
  ]);
  for (const count of ['-1', '0']) {
    await capacity.fill(count);
    await create.click();
    await expectReasons(page, ['Indiquez au moins un participant.']);
  }
  // The field accepts no letters.
  await capacity.fill('');
  await capacity.pressSequentially('abc');
  await expect(capacity).toHaveValue('');

  await openFolds(page, 'Image');
  const picture = page.getByLabel(t('eventForm:fields.image'));
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  await picture.setInputFiles({ name: 'bal.svg', mimeType: 'image/svg+xml', buffer: svg });
  await expect(page.getByText('Ce fichier n’est pas une image PNG, JPG, GIF, WebP ou AVIF.').first()).toBeVisible();
  const heavy = Buffer.alloc(10 * 1024 * 1024 + 1);
  await picture.setInputFiles({ name: 'bal.png', mimeType: 'image/png', buffer: heavy });
  await expect(page.getByText('Cette image est trop lourde').first()).toBeVisible();
  expect(await readRows(page, user, `events?created_by=eq.${user.id}`)).toEqual([]);
});

test('an event is created once, found by another user, changed only by its creator, and deleted for all', async ({
  page,
  browser,
}) => {
  const faults = watchFaults(page);
  const user = await signUp(page, 'Ana Publie');
  const title = `Bal des lampions ${Date.now()}`;
  await page.goto('/create-event');
  await fillEvent(page, { title, date: '2099-07-14' });
  await openFolds(page);
  await page.getByLabel(t('eventForm:fields.maxCapacity')).fill('250');
  await page.getByRole('textbox', { name: t('eventForm:fields.ticketUrl') }).fill('https://billets.example/bal');
  await page
    .getByLabel(t('eventForm:fields.image'))
    .setInputFiles({ name: 'bal.png', mimeType: 'image/png', buffer: picture });
  const shown = 'Des lampions dans les arbres.';
  await page.getByRole('textbox', { name: t('eventForm:fields.imageText') }).fill(shown);
  // Two clicks at once create one event.
  await page.getByRole('button', { name: t('eventForm:create.submit') }).dblclick();
  await expect(page.getByText('Votre événement a été créé avec succès et sera visible publiquement.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  const columns = 'title,category,location,date,time,max_capacity';
  expect(await readRows(page, user, `events?created_by=eq.${user.id}&select=${columns}`)).toEqual([
    { title, category: 'festival', location: 'Lyon', date: '2099-07-14', time: '20:30:00', max_capacity: 250 },
  ]);

  const other = await (await browser.newContext()).newPage();
  await signUp(other, 'Bob Cherche');
  await other.goto(`/explore?q=${encodeURIComponent(title)}`);
  await expect(other.getByRole('status').filter({ hasText: /^1 événement\b/ })).toBeVisible();
  await other.getByRole('link', { name: title }).click();
  await expect(other.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(other.locator('dd', { hasText: 'mardi 14 juillet 2099' })).toBeVisible();
  await expect(other.getByRole('img', { name: shown })).toBeVisible();
  const path = new URL(other.url()).pathname;
  await other.goto(`${path}/edit`);
  await expect(other.getByRole('heading', { level: 1, name: t('eventForm:notYours.title') })).toBeVisible();

  await page.goto('/my-events?tab=created');
  await page.getByRole('link', { name: t('myEvents:actions.edit') }).click();
  await expect(page).toHaveURL(new RegExp(`${path}/edit$`));
  await expect(page.getByRole('textbox', { name: t('eventForm:fields.title') })).toHaveValue(title);
  await expect(page.locator('summary').filter({ hasText: t('eventForm:folds.price.title') })).toContainText(
    'billetterie : billets.example, 250 places',
  );
  await page.getByRole('combobox', { name: t('eventForm:fields.location') }).fill('Marseille');
  await openFolds(page, 'Lieu et accès');
  await page.getByRole('textbox', { name: t('eventForm:fields.venue') }).fill('Le Vieux-Port');
  await page.getByRole('button', { name: t('eventForm:edit.submit') }).click();
  await expect(page.getByText(t('eventForm:toast.edited.title'), { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await other.goto(path);
  await expect(other.getByText('Le Vieux-Port').first()).toBeVisible();
  await expect(other.getByText('Marseille').first()).toBeVisible();

  await page.goto('/my-events?tab=created');
  const dialog = page.getByRole('alertdialog');
  await page.getByRole('button', { name: t('myEvents:actions.remove') }).click();
  await dialog.getByRole('button', { name: t('myEvents:remove.keep') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.getByRole('button', { name: t('myEvents:actions.remove') }).click();
  await dialog.getByRole('button', { name: t('myEvents:remove.confirm') }).click();
  await expect(page.getByText(t('myEvents:deleted.title'))).toBeVisible();
  await expect(page.getByText(t('myEvents:empty.created.title'))).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { level: 1, name: 'Événement non trouvé' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('an event of a chosen commune is found in it, although others have its name', async ({ page }) => {
  const user = await signUp(page, 'Lia Montreuil');
  const title = `Bal des pêches ${Date.now()}`;
  await page.goto('/create-event');
  await fillEvent(page, { title, date: '2099-07-14' });
  const city = page.getByRole('combobox', { name: t('eventForm:fields.location') });
  await city.fill('Montreuil');
  await page.getByRole('option', { name: /Seine-Saint-Denis/ }).click();
  await page.getByRole('button', { name: t('eventForm:create.submit') }).click();
  await expect(page.getByText('Événement créé !')).toBeVisible();
  await page.goto(`/explore?commune=93048&q=${encodeURIComponent(title)}`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();

  // An edit of something else keeps the commune.
  const [event] = (await readRows(page, user, `events?created_by=eq.${user.id}&select=id,timings`)) as StoredEvent[];
  await page.goto(`/event/${event?.id}/edit`);
  await expect(city).toHaveValue('Montreuil (93)');
  await openFolds(page, 'Lieu et accès');
  await page.getByRole('textbox', { name: t('eventForm:fields.venue') }).fill('La Parole errante');
  await page.getByRole('button', { name: t('eventForm:edit.submit') }).click();
  await expect(page.getByText(t('eventForm:toast.edited.title'), { exact: true }).first()).toBeVisible();
  expect(await readRows(page, user, `events?id=eq.${event?.id}&select=commune,venue`)).toEqual([
    { commune: '93048', venue: 'La Parole errante' },
  ]);
});

test('an event with several dates shows all of them, and an edit can add, remove and keep dates', async ({ page }) => {
  const user = await signUp(page, 'Ada Plusieurs');
  await page.goto('/create-event');
  await fillEvent(page, { title: 'Bal du samedi', date: '2099-06-06' });
  await openFolds(page, 'Heure de fin, autres dates');
  const add = page.getByRole('button', { name: t('eventForm:otherDates.add') });
  await add.click();
  const second = page.getByRole('group', { name: 'Date 2' });
  await expect(second.getByLabel(t('eventForm:fields.date'))).toBeFocused();
  await expect(second.getByLabel(t('eventForm:fields.time'), { exact: true })).toHaveValue('20:30');
  await page.getByRole('button', { name: t('eventForm:create.submit') }).click();
  await expect(second.getByText(t('eventForm:problem.date.required'))).toBeVisible();
  await second.getByLabel(t('eventForm:fields.date')).fill('2099-06-13');
  await add.click();
  await page.getByRole('group', { name: 'Date 3' }).getByLabel(t('eventForm:fields.date')).fill('2099-12-05');
  await page.getByRole('button', { name: t('eventForm:create.submit') }).click();
  await expect(page.getByText('Événement créé !')).toBeVisible();

  const [event] = (await readRows(
    page,
    user,
    `events?created_by=eq.${user.id}&select=id,date,timings`,
  )) as StoredEvent[];
  expect(event).toMatchObject({ date: '2099-06-06' });
  expect(event?.timings).toEqual([
    { begin: '2099-06-06T20:30:00+02:00', end: '2099-06-06T20:30:00+02:00' },
    { begin: '2099-06-13T20:30:00+02:00', end: '2099-06-13T20:30:00+02:00' },
    { begin: '2099-12-05T20:30:00+01:00', end: '2099-12-05T20:30:00+01:00' },
  ]);
  await page.goto(`/event/${event?.id}`);
  await expect(
    page
      .getByRole('main')
      .getByText(/13 juin 2099/)
      .first(),
  ).toBeAttached();
  await expect(
    page
      .getByRole('main')
      .getByText(/5 décembre 2099/)
      .first(),
  ).toBeAttached();

  await page.goto(`/event/${event?.id}/edit`);
  await openFolds(page, '2 autres dates');
  await page.getByRole('button', { name: 'Retirer la date 2' }).click();
  await expect(add).toBeFocused();
  await page.getByRole('textbox', { name: t('eventForm:fields.title') }).fill('Bal du samedi soir');
  await page.getByRole('button', { name: t('eventForm:edit.submit') }).click();
  await expect(page.getByText(t('eventForm:toast.edited.title')).first()).toBeVisible();
  const [edited] = (await readRows(page, user, `events?id=eq.${event?.id}&select=title,timings`)) as StoredEvent[];
  expect(edited).toMatchObject({ title: 'Bal du samedi soir' });
  expect(edited?.timings).toHaveLength(2);
});

test('the typed text stays if the backend refuses it, and a user who leaves early is not redirected', async ({
  page,
}) => {
  await signUp(page, 'Léo Persiste');
  await page.clock.install();
  await page.goto('/create-event');
  const title = `Lecture au parc ${Date.now()}`;
  await fillEvent(page, { title, date: '2099-05-01' });
  await page.route('**/rest/v1/events*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
  );
  await page.getByRole('button', { name: t('eventForm:create.submit') }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Impossible d’enregistrer l’événement');
  await expect(page.getByRole('textbox', { name: t('eventForm:fields.title') })).toHaveValue(title);
  await page.unroute('**/rest/v1/events*');

  await page.getByRole('button', { name: t('eventForm:create.submit') }).click();
  await expect(page.getByText('Événement créé !')).toBeVisible();
  // The opened page loads longer than the delay of the redirect.
  const release = await holdRequest(page, '**/explore.route-*.js');
  await page
    .getByRole('link', { name: t('common:nav.explore') })
    .first()
    .click();
  await page.clock.runFor(2_500);
  release();
  await expect(page).toHaveURL(/\/explore$/);
  await expect(page.getByRole('heading', { level: 1, name: t('explore:title') })).toBeVisible();
});

test('an event with a ticket holder is cancelled before it can be deleted', async ({ page, browser }) => {
  const user = await signUp(page, 'Lou Organise');
  const { id } = await insertRow<{ id: string }>(page, user, 'events', { ...ball, title: 'Bal du port' });
  const other = await (await browser.newContext()).newPage();
  const buyer = await signUp(other, 'Ali Tôt');
  await insertRow(other, buyer, 'purchases', { event_id: id });
  await page.goto('/my-events?tab=created');
  const dialog = page.getByRole('alertdialog');
  await page.getByRole('button', { name: t('myEvents:actions.remove') }).click();
  await expect(dialog).toContainText('Une personne a un billet');
  await dialog.getByRole('button', { name: t('myEvents:cancel.keep') }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: t('myEvents:actions.remove') }).click();
  await dialog.getByRole('button', { name: t('myEvents:cancel.confirm') }).click();
  await expect(page.getByText(t('myEvents:cancelled.title'), { exact: true })).toBeVisible();
  await expect(page.getByText(t('myEvents:cancelledNote', { count: 1 }))).toBeVisible();
  await other.goto(`/event/${id}`);
  await expect(other.getByText(t('event:notice.cancelled'))).toBeVisible();

  await page.getByRole('button', { name: t('myEvents:actions.remove') }).click();
  await dialog.getByRole('button', { name: t('myEvents:remove.confirm') }).click();
  await expect(page.getByText(t('myEvents:deleted.title'))).toBeVisible();
  await expectWithdrawn(other, buyer, 'Bal du port');
});

test('a ticket taken during the deletion of its event keeps the name, the date and the withdrawal', async ({
  page,
  browser,
}) => {
  const user = await signUp(page, 'Lou Retire');
  const { id } = await insertRow<{ id: string }>(page, user, 'events', { ...ball, title: 'Bal du phare' });
  await page.goto('/my-events?tab=created');
  await page.getByRole('button', { name: t('myEvents:actions.remove') }).click();
  const other = await (await browser.newContext()).newPage();
  const buyer = await signUp(other, 'Ali Tard');
  await insertRow(other, buyer, 'purchases', { event_id: id });
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('myEvents:remove.confirm') })
    .click();
  await expect(page.getByText(t('myEvents:deleted.title'))).toBeVisible();
  await expectWithdrawn(other, buyer, 'Bal du phare');
});

const ball = { category: 'music', location: 'Lyon', date: '2099-06-21', time: '20:00' };

/** Expects that a ticket holder keeps a removed event: in the database, and among the shown tickets. */
async function expectWithdrawn(page: Page, buyer: User, title: string): Promise<void> {
  const columns = 'event_id,event_title,event_date,withdrawn_at';
  expect(await readRows(page, buyer, `purchases?select=${columns}`)).toEqual([
    { event_id: null, event_title: title, event_date: ball.date, withdrawn_at: expect.any(String) },
  ]);
  await page.goto('/my-events');
  await expect(page.getByText(title)).toBeVisible();
  await expect(page.getByText(t('myEvents:withdrawn'))).toBeVisible();
}

async function fillEvent(page: Page, { title, date }: { title: string; date: string }): Promise<void> {
  await page.getByRole('textbox', { name: t('eventForm:fields.title') }).fill(title);
  await page.getByRole('combobox', { name: t('explore:category.label') }).selectOption('festival');
  await page.getByRole('combobox', { name: t('eventForm:fields.location') }).fill('Lyon');
  await page.getByLabel(t('eventForm:fields.date'), { exact: true }).fill(date);
  await page.getByLabel(t('eventForm:fields.time'), { exact: true }).fill('20:30');
}

interface StoredEvent {
  id: string;
  timings: unknown[];
}

/** Expects each error above the form, as a link to its field. */
async function expectReasons(page: Page, reasons: readonly string[]): Promise<void> {
  for (const reason of reasons) await expect(page.getByText(reason, { exact: true }).first()).toBeVisible();
}
