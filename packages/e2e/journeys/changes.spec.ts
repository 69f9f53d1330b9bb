import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import { apiHeaders } from '../helpers/apiHeaders';
import { fillStorage } from '../helpers/fillStorage';
import { insertRow } from '../helpers/insertRow';
import { dataFolder, root } from '../helpers/place';
import { signUp, type User } from '../helpers/signUp';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { watchFaults } from '../helpers/watchFaults';

/** Creates one record of the data set, on a future day. */
const createRecord = (uid: string, changed: Readonly<Record<string, unknown>> = {}) => ({
  uid,
  slug: `bal-${uid}`,
  canonicalurl: `https://openagenda.com/agenda/events/bal-${uid}`,
  title_fr: `Bal déménagé ${uid}`,
  description_fr: 'Un bal.',
  firstdate_begin: '2031-03-14T20:30:00+01:00',
  firstdate_end: '2031-03-14T23:00:00+01:00',
  timings: JSON.stringify([{ begin: '2031-03-14T20:30:00+01:00', end: '2031-03-14T23:00:00+01:00' }]),
  location_name: 'Salle des fêtes',
  location_address: '3 place du Marché',
  location_city: 'Cahors',
  location_postalcode: '46000',
  status: 1,
  attendancemode: 1,
  conditions_fr: '12 €',
  ...changed,
});

async function importRecords(path: string, records: readonly unknown[]): Promise<string> {
  await writeFile(path, JSON.stringify(records));
  return execFileSync('node', ['packages/server/src/import/importOpenAgenda.ts', path], {
    cwd: root,
    env: { ...process.env, LIVELY_DATA_FOLDER: dataFolder },
    encoding: 'utf8',
  });
}

/** Opens another device of the same user. */
async function openDevice(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext();
  const device = await context.newPage();
  const stored = await page.evaluate(() => ({ ...localStorage }));
  await fillStorage(device, stored as Record<string, string>);
  return device;
}

const listChanges = async (page: Page, user: User) =>
  (await page.request.post('/rest/v1/rpc/list_changes', { headers: apiHeaders(user), data: {} })).json();
const bell = (page: Page, count: string) => page.getByRole('button', { name: `Notifications\u00A0: ${count}` });

test('a saved event that an import moves shows the change on every device until the user has seen it', async ({
  page,
  browser,
}, info) => {
  const faults = watchFaults(page);
  const path = info.outputPath('records.json');
  const uid = String(Date.now()).slice(-9);
  const title = `Bal déménagé ${uid}`;
  expect(await importRecords(path, [createRecord(uid)])).toContain('1 new, 0 changed, 0 unchanged');
  const user = await signUp(page, 'Nora Garde');
  await page.goto(`/explore?q=${uid}`);
  await page.getByRole('button', { name: `Garder ${title} dans mes favoris` }).click();
  await expect(page.getByText(t('common:toast.favouriteAdded'))).toBeVisible();

  // The same record again, and a change that is undone, cause no notification.
  expect(await importRecords(path, [createRecord(uid)])).toContain('0 new, 0 changed, 1 unchanged');
  await importRecords(path, [createRecord(uid, { status: 6 })]);
  await importRecords(path, [createRecord(uid)]);
  expect(await listChanges(page, user)).toEqual([]);

  const moved = JSON.stringify([{ begin: '2031-03-15T21:00:00+01:00', end: '2031-03-15T23:30:00+01:00' }]);
  await importRecords(path, [
    createRecord(uid, {
      firstdate_begin: '2031-03-15T21:00:00+01:00',
      firstdate_end: '2031-03-15T23:30:00+01:00',
      timings: moved,
      conditions_fr: '15 €',
    }),
  ]);
  const device = await openDevice(browser, page);
  await device.goto('/my-events?tab=favourites');
  await expect(bell(device, '1 non lue')).toBeVisible();
  const card = device.getByRole('article').filter({ hasText: title });
  await expect(card).toContainText('Modifié depuis votre dernière visite');
  await expect(card.locator('del')).toHaveText(['ven. 14 mars 2031, 20:30', '12 €']);
  await expect(card.locator('ins')).toHaveText(['sam. 15 mars 2031, 21:00', '15 €']);

  // The link in the bell leads to the page, where the change counts as seen.
  await page.goto('/explore');
  await bell(page, '1 non lue').click();
  const dialog = page.getByRole('dialog', { name: t('changes:dialog.title') });
  await expect(dialog.locator('ins')).toHaveText(['sam. 15 mars 2031, 21:00', '15 €']);
  await dialog.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(page.getByRole('main')).toContainText('Modifié depuis votre dernière visite');
  await expect(bell(page, '3 non lues')).toBeVisible();
  await expect.poll(() => listChanges(page, user)).toEqual([]);

  await device.reload();
  await expect(bell(device, '3 non lues')).toBeVisible();
  await expect(device.getByRole('article').filter({ hasText: title })).toBeVisible();
  await expect(device.getByText(t('changes:title'))).not.toBeVisible();
  await device.context().close();
  expect(faults).toEqual([]);
});

test('a change by the creator is dismissed in the list of the bell', async ({ page, browser }) => {
  const creation = await browser.newContext();
  const creatorPage = await creation.newPage();
  const creator = await signUp(creatorPage, 'Omar Crée');
  const title = `Veillée ${randomUUID().slice(0, 8)}`;
  const event = { title, category: 'culture', location: 'Figeac', date: '2031-04-05', time: '20:00' };
  const { id } = await insertRow<{ id: string }>(creatorPage, creator, 'events', event);
  const user = await signUp(page, 'Pia Garde');
  await insertRow(page, user, 'favorites', { event_id: id });
  const cancelled = await creatorPage.request.patch(`/rest/v1/events?id=eq.${id}`, {
    headers: apiHeaders(creator),
    data: { status: 'cancelled' },
  });
  expect(cancelled.ok()).toBe(true);
  await creation.close();

  await page.goto('/explore');
  await bell(page, '1 non lue').click();
  const dialog = page.getByRole('dialog', { name: t('changes:dialog.title') });
  await expect(dialog.locator('ins')).toHaveText(t('common:status.cancelled'));
  await dialog.getByRole('button', { name: `Marquer comme vu\u00A0: ${title}` }).click();
  await expect(dialog.getByText(/^Rien n’a changé/)).toBeVisible();
  await expect.poll(() => listChanges(page, user)).toEqual([]);
  await dialog.getByRole('button', { name: t('common:close') }).click();
  await expect(bell(page, '3 non lues')).toBeFocused();
});
