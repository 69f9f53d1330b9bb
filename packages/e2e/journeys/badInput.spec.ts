import { expect, type Request } from '@playwright/test';
import { holdRequest } from '../helpers/holdRequest';
import { insertRow } from '../helpers/insertRow';
import { listMails } from '../helpers/listMails';
import { newEmail } from '../helpers/newEmail';
import { serveShell } from '../helpers/serveShell';
import { signInByHand } from '../helpers/signInByHand';
import { signUp } from '../helpers/signUp';
import { startsWith } from '../helpers/startsWith';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { watchFaults } from '../helpers/watchFaults';
import { whenAppIsThere } from '../helpers/whenAppIsThere';

const unknownIds = [
  '999999',
  '017',
  '1e3',
  '-1',
  'ffffffff',
  'a'.repeat(2000),
  '%F0%9F%8E%89',
  '00000000-0000-4000-8000-ffffffffffff',
];

test('an unknown event shows a message, whatever form its id has', async ({ page }) => {
  for (const id of unknownIds)
    await test.step(id.slice(0, 40), async () => {
      await page.goto(`/event/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Événement non trouvé' })).toBeVisible();
    });
});

test('a sample can be opened by its number and by its uuid', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1, name: 'Nuit Nina Simone, l’intégrale au piano' });
  await page.goto('/event/17');
  await expect(title).toBeVisible();
  await page.goto('/event/00000000-0000-4000-8000-000000000011');
  await expect(title).toBeVisible();
});

test('an unknown URL is answered with 404 and a message', async ({ page }) => {
  for (const [url, name] of [
    ['/nulle-part', 'Oups ! Page introuvable'],
    ['/event/%00', 'Événement non trouvé'],
  ] as const)
    await test.step(url, async () => {
      const answer = await page.goto(url);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    });
});

test('the list shows a message and a retry if the backend fails', async ({ page }) => {
  await page.route('**/rest/v1/rpc/explore_events*', (route) => route.fulfill({ status: 500, body: '<html>' }));
  await serveShell(page, '**/explore?q=jazz');
  // The code for offline use loads its texts and reads a failed list once more.
  const textsOfOffline = page.waitForResponse(/\/assets\/offline-/);
  await page.goto('/explore?q=jazz');
  await textsOfOffline;
  await expect(page.getByText('Erreur lors du chargement des événements')).toBeVisible();
  await page.unroute('**/rest/v1/rpc/explore_events*');
  await page.getByRole('button', { name: t('common:retry') }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('jazz');
});

test('an empty list offers to remove a filter, with the number of results', async ({ page }) => {
  await page.goto('/explore?q=nina&city=Lyon');
  await expect(page.getByText(t('explore:empty.title'))).toBeVisible();
  await page.getByRole('button', { name: /Toute la France : 1 événement/ }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/\/explore\?q=nina$/);
});

test('the request for an event is aborted with its page, and cannot replace the next event', async ({ page }) => {
  await page.goto('/explore?q=nuit');
  await whenAppIsThere(page);
  const isWhole = (request: Request) => request.url().includes('select=*');
  const release = await holdRequest(page, '**/rest/v1/**', isWhole);
  const asked = page.waitForRequest(isWhole);
  const letGo = page.waitForEvent('requestfailed', isWhole);
  await page.getByRole('link', { name: 'Nuit du conte au Vieux Lyon' }).click();
  await asked;
  await expect(page.getByText(t('event:loading'))).toBeAttached();
  await page.goBack();
  await page.getByRole('link', { name: 'Nuit des étoiles au Jardin royal' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuit des étoiles au Jardin royal');
  expect((await letGo).failure()?.errorText).toBe('net::ERR_ABORTED');
  release();
});

test('a protected page leads a visitor to the sign-in page, which leads back only to this site', async ({ page }) => {
  await page.goto('/events');
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fevents$/);
  await page.goto('/auth?redirect=https%3A%2F%2Fevil.example');
  await signInByHand(page, { email: 'demo@lively.fr', password: 'lively-demo' });
  await expect(page).toHaveURL(/\/events$/);
});

test('a wrong password is refused with a message, and the address stays', async ({ page }) => {
  await page.goto('/auth');
  await signInByHand(page, { email: 'demo@lively.fr', password: 'pas le bon' });
  await expect(page.getByText(t('auth:failure.invalid_credentials'))).toBeVisible();
  await expect(page.getByRole('main').getByLabel(t('auth:fields.email'))).toHaveValue('demo@lively.fr');
});

test('a sign-up that is sent twice creates one account and one mail', async ({ page }) => {
  const email = newEmail('double');
  await page.goto('/auth');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth:toSignup.action') })
    .click();
  await page.getByLabel(t('auth:fields.fullName')).fill('Zoé Double');
  await page.getByLabel('J’ai 18 ans ou plus').check();
  await page.getByRole('main').getByLabel(t('auth:fields.email')).fill(email);
  await page.getByLabel(startsWith(t('auth:fields.password'))).fill('une phrase assez longue');
  await page.getByRole('button', { name: t('auth:submits.signup') }).dblclick();
  await expect(page.getByText('Vérifiez votre email pour confirmer votre inscription !')).toBeVisible();
  expect(await listMails(page, email)).toHaveLength(1);
});

test('an event with hostile values is shown as text within the page', async ({ page }) => {
  const user = await signUp(page, 'Max Malice');
  const attack = '<img src=x onerror="document.title=1">';
  const title = `${attack} ${'ا'.repeat(10)} 🎉 ${'W'.repeat(40)}`;
  const { id } = await insertRow<{ id: string }>(page, user, 'events', {
    title,
    category: 'music',
    location: `${attack}, </script>`,
    venue: 'W'.repeat(300),
    description: `<script>document.title=1</script>\n${'mot '.repeat(2_499)}fin`,
    price: 'GRA-TUIT !',
  });
  const faults = watchFaults(page);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const url of [`/explore?q=${encodeURIComponent('<img src=x')}`, '/my-events?tab=created', `/event/${id}`]) {
    await page.goto(url);
    await expect(page.getByText(title).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expect(page.locator('main [onerror], main script')).toHaveCount(0);
  }
  await expect(page.getByText('GRA-TUIT !').first()).toBeVisible();
  // The title is isolated, so that its right-to-left letters do not move the name of the site.
  await expect(page).toHaveTitle(/^\u2068<img src=x.*\u2069 · Lively$/);
  await expect(page.getByText('<script>document.title=1</script>').first()).toBeVisible();
  expect(faults).toEqual([]);
});
