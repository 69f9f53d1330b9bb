import { expect, type Page } from '@playwright/test';
import { insertRow } from '../helpers/insertRow';
import { languageOf, nightlyUnlessDefault } from '../helpers/languages';
import { nightly } from '../helpers/nightly';
import { readDeviceStore } from '../helpers/readDeviceStore';
import { signUp } from '../helpers/signUp';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { watchFaults } from '../helpers/watchFaults';
import { whenAppIsThere } from '../helpers/whenAppIsThere';
import { whenWorkerIsReady } from '../helpers/whenWorkerIsReady';

test.use({ serviceWorkers: 'allow' });

const title = 'Nuit Nina Simone, l’intégrale au piano';
const id = '00000000-0000-4000-8000-000000000011';
const notice = 'Vous êtes hors connexion';
const seenToday = /Informations de \d\d:\d\d/;

for (const [path, missing, heading] of [
  ['/mentions-legales', /n’est pas connecté à Internet|Vérifiez votre connexion/, 'Mentions légales'],
  ['/en/faq', /not connected to the internet|Check your connection/, 'Frequently asked questions'],
] as const) {
  test(
    `${path} shows offline that the connection is missing, and loads after it is back`,
    nightlyUnlessDefault(languageOf(path)),
    async ({ page, context }) => {
      const faults = watchFaults(page);
      await page.goto(path);
      await whenWorkerIsReady(page);
      expect(faults).toEqual([]);

      // Clears the browser cache of the code. The page must come from the service worker, and no script may overwrite it.
      const session = await context.newCDPSession(page);
      await session.send('Network.clearBrowserCache');
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole('main')).toContainText(missing);
      await expect(page.locator('script[data-modules]')).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await context.setOffline(false);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    },
  );
}

test('the worker keeps only common files, and deletes the cache of an earlier worker', async ({ page }) => {
  await page.addInitScript(() => caches.open('lively-offline-0123456789ab'));
  await signUp(page, 'Ina Privée');
  await page.goto('/my-events');
  await whenWorkerIsReady(page);
  await expect(page.getByText(t('myEvents:empty.purchased.title'))).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('lively-offline-0123456789ab');
  // The worker answers the page only now.
  await page.reload();
  await expect(page.getByText(t('myEvents:empty.purchased.title'))).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toEqual(expect.arrayContaining(['/offline', '/en/offline', '/es/offline', '/offline/app']));
  expect(kept.filter((path) => !/^\/(assets|pictures)\/|^(\/en|\/es)?\/offline(\/app)?$/.test(path))).toEqual([]);
});

test('the site can be installed', async ({ page, context }) => {
  await page.goto('/');
  await whenWorkerIsReady(page);
  const session = await context.newCDPSession(page);
  const { errors, url } = await session.send('Page.getAppManifest');
  expect([errors, new URL(url).pathname]).toEqual([[], '/manifest.webmanifest']);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('explore shows offline the last list with its filters and its age, and its cards open their events', async ({
  page,
  context,
}) => {
  await page.goto('/explore?sort=date');
  await whenWorkerIsReady(page);
  await whenAppIsThere(page);
  await expect.poll(() => listKept(page)).toContain('list');
  const cards = page.getByRole('list', { name: t('explore:list') }).getByRole('heading', { level: 2 });
  const shown = await cards.allTextContents();
  expect(shown.length).toBeGreaterThan(5);
  const first = shown[0] ?? '';

  await context.setOffline(true);
  await page.goto('/explore');
  await expect(page.getByText(notice)).toBeVisible();
  await expect(page.getByText(seenToday)).toBeVisible();
  await expect(page).toHaveURL(/\/explore\?sort=date$/);
  await expect(cards).toHaveText(shown);
  await page.getByRole('link', { name: first }).click();
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await expect(page.getByText(seenToday)).toBeVisible();

  await page.goBack();
  await context.setOffline(false);
  await expect(page.getByText(notice)).toHaveCount(0);
  await expect(cards).toHaveText(shown);
});

test('a user with an expired token can open tickets offline, and a sign-out deletes them', async ({
  page,
  context,
}) => {
  const user = await signUp(page, 'Ali Métro');
  await insertRow(page, user, 'purchases', { event_id: id });
  await insertRow(page, user, 'favorites', { event_id: id });
  await page.goto('/my-events');
  await whenWorkerIsReady(page);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect.poll(async () => (await listKept(page)).filter((kind) => kind === 'own').length).toBe(5);

  await context.setOffline(true);
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('lively_session') ?? '');
    localStorage.setItem('lively_session', JSON.stringify({ ...stored, expires_at: 1 }));
  });
  await page.reload();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByText('1 billet', { exact: true })).toBeVisible();
  await expect(page.getByText(seenToday)).toBeVisible();
  await page.getByRole('link', { name: /^Favoris/ }).click();
  await expect(page.getByText('1 favori', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toBeVisible();

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText(notice)).toHaveCount(0);
  await page.getByText('Ali Métro').click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('common:nav.signOut') })
    .click();
  await expect.poll(() => listKept(page)).not.toContain('own');
  await context.setOffline(true);
  await page.goto('/my-events');
  await expect(page).toHaveURL(/\/auth\?redirect/);
  await expect(page.getByText(title)).toHaveCount(0);
});

test('the profile and saved searches open offline with their last content, and a sign-out deletes it', async ({
  page,
  context,
}) => {
  const user = await signUp(page, 'Eva Tunnel');
  await insertRow(page, user, 'saved_searches', { name: 'Jazz à Lyon', query: 'q=jazz&city=Lyon', filters: {} });
  await page.goto('/my-events?tab=searches');
  await whenWorkerIsReady(page);
  const search = page.getByRole('link', { name: 'Jazz à Lyon' });
  await expect(search).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Eva Tunnel' })).toBeVisible();
  await expect.poll(async () => (await listKept(page)).filter((kind) => kind === 'own').length).toBe(6);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Eva Tunnel' })).toBeVisible();
  await expect(page.getByText(seenToday)).toBeVisible();
  await page.goto('/my-events?tab=searches');
  await expect(search).toBeVisible();
  await expect(page.getByText(seenToday)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(notice)).toHaveCount(0);
  await page.getByText('Eva Tunnel').click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('common:nav.signOut') })
    .click();
  await expect.poll(() => listOwners(page)).not.toContain(user.id);
});

test('“Pour vous” requires a connection offline, and loads after it is back', async ({ page, context }) => {
  await signUp(page, 'Noé Tunnel');
  await page.goto('/events');
  await whenWorkerIsReady(page);
  const cards = page.getByRole('list', { name: t('recommendations:heading') });
  await expect(cards.or(page.getByRole('dialog')).first()).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: t('recommendations:title') })).toBeVisible();
  await expect(page.getByText(notice)).toBeVisible();
  await expect(page.getByText(/^Vos recommandations ne sont pas disponibles hors connexion/)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(notice)).toHaveCount(0);
  await expect(cards).toBeVisible();
});

test('the kept data of a user is deleted when another user signs in', async ({ page }) => {
  const first = await signUp(page, 'Ada Avant');
  await page.goto('/my-events');
  await expect.poll(() => listOwners(page)).toContain(first.id);
  const second = await signUp(page, 'Bob Après');
  await page.goto('/my-events');
  await expect.poll(() => listOwners(page)).toEqual([second.id]);
});

test('a poll that was opened shows its options offline', async ({ page, context }) => {
  await page.goto('/explore?sort=date');
  await whenAppIsThere(page);
  await page.getByRole('button', { name: t('common:chooseTogether') }).click();
  await page.getByRole('button', { name: t('newPoll:submit') }).click();
  const dialog = page.getByRole('dialog', { name: t('newPoll:ready.title') });
  const link = String(await dialog.getByText(/\/choose\/[\w-]{43}$/).textContent());
  await page.goto(new URL(link).pathname);
  await whenWorkerIsReady(page);
  await expect.poll(() => listKept(page)).toContain('poll');
  const options = await page.getByRole('radiogroup').count();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(seenToday)).toBeVisible();
  await expect(page.getByRole('radiogroup')).toHaveCount(options);
});

test(
  'the poll of an organiser that was opened shows its options and links offline',
  nightly,
  async ({ page, context }) => {
    await page.goto('/explore?sort=date');
    await whenAppIsThere(page);
    await page.getByRole('button', { name: t('common:chooseTogether') }).click();
    await page.getByRole('button', { name: t('newPoll:submit') }).click();
    const organizer = await page.getByRole('link', { name: t('newPoll:ready.organize') }).getAttribute('href');
    await page.goto(String(organizer));
    await whenWorkerIsReady(page);
    await expect.poll(() => listKept(page)).toContain('poll');
    const options = page.getByRole('listitem').filter({ has: page.getByRole('heading') });
    const titles = await options.getByRole('heading').allTextContents();
    expect(titles.length).toBeGreaterThan(1);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(seenToday)).toBeVisible();
    await expect(options.getByRole('heading')).toHaveText(titles);
    await expect(page.getByRole('heading', { name: t('poll:link.friends.title') })).toBeVisible();
  },
);

/** Lists the kinds of the backend data on this device, one for each query. */
const listKept = async (page: Page) => (await readKept(page)).map(({ kind }) => kind);

/** Lists the ids of the users whose data is on this device, without duplicates. */
const listOwners = async (page: Page) => [...new Set((await readKept(page)).map(({ owner }) => owner))];

async function readKept(page: Page): Promise<{ kind: string; owner: string }[]> {
  return (await readDeviceStore(page, 'lively-offline', 'queries')) as { kind: string; owner: string }[];
}
