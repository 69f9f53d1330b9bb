import { expect, type Page } from '@playwright/test';
import { holdRequest } from '../helpers/holdRequest';
import { insertRow } from '../helpers/insertRow';
import { nightly } from '../helpers/nightly';
import { readRows } from '../helpers/readRows';
import { signUp } from '../helpers/signUp';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { watchFaults } from '../helpers/watchFaults';

test('votes and favourites of one tab show in the other, and the last change is stored', async ({ page, context }) => {
  const faults = watchFaults(page);
  const user = await signUp(page, 'Ivo Deux');
  const row = { title: 'Bal des deux rives', category: 'music', location: 'Lyon', date: '2099-06-21', time: '20:00' };
  const { id } = await insertRow<{ id: string }>(page, user, 'events', row);
  const other = await context.newPage();
  await Promise.all([page, other].map((tab) => openAndRead(tab, `/event/${id}`)));
  const [here, there] = [partsOf(page), partsOf(other)];

  await here.up.click();
  await expect(there.up).toHaveAttribute('aria-pressed', 'true');
  await expect(there.up).toContainText('1');
  await there.down.click();
  await expect(here.down).toHaveAttribute('aria-pressed', 'true');
  await expect(here.up).toContainText('0');
  expect(await readRows(page, user, `event_votes?event_id=eq.${id}&select=vote_type`)).toEqual([{ vote_type: 'down' }]);

  await here.heart.click();
  await expect(there.heart).toHaveAttribute('aria-pressed', 'true');
  await there.heart.click();
  await expect(here.heart).toHaveAttribute('aria-pressed', 'false');
  expect(await readRows(page, user, 'favorites?select=event_id')).toEqual([]);
  expect(faults).toEqual([]);
});

test('a sign-out in one tab signs out the other tabs, and a public page stays open', async ({ page, context }) => {
  await signUp(page, 'Ada Partout');
  const [reading, own] = [await context.newPage(), await context.newPage()];
  await page.goto('/my-events');
  await reading.goto('/explore?q=nina');
  await own.goto('/my-events?tab=favourites');
  for (const tab of [page, reading, own]) await expect(tab.getByText('Ada Partout')).toBeVisible();

  await page.getByText('Ada Partout').click();
  await page.getByRole('button', { name: t('common:nav.signOut') }).click();
  await expect(page.getByText('Déconnexion réussie')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  const signIn = (tab: Page) => tab.getByRole('banner').getByRole('link', { name: t('common:nav.signIn') });
  await expect(signIn(reading)).toBeVisible();
  await expect(reading).toHaveURL(/\/explore\?q=nina$/);
  await expect(signIn(own)).toBeVisible();
  await expect(own).toHaveURL(/\/$/);

  // Going back shows no private data.
  await page.goBack();
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fmy-events$/);
});

test('a tab that is refused while another one signs out does not report an expired session', async ({
  page,
  context,
}) => {
  await signUp(page, 'Ada Simultanée');
  const own = await context.newPage();
  await page.goto('/explore');
  const { promise: isSent, resolve: send } = Promise.withResolvers<void>();
  // All of them: the page may replace its first request.
  await own.route('**/rest/v1/favorites?*', async (route) => {
    await isSent;
    await route.fallback();
  });
  const isAsked = own.waitForRequest('**/rest/v1/favorites?*');
  await own.goto('/my-events?tab=favourites');
  await isAsked;
  for (const tab of [page, own]) await expect(tab.getByText('Ada Simultanée')).toBeVisible();
  // The server has ended the session, and the tab that requested it has no answer yet.
  const [{ promise: isEnded, resolve: end }, { promise: isReleased, resolve: release }] = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
  ];
  await page.route('**/auth/v1/logout*', async (route) => {
    const response = await route.fetch();
    end();
    await isReleased;
    await route.fulfill({ response });
  });
  await page.getByText('Ada Simultanée').click();
  await page.getByRole('button', { name: t('common:nav.signOut') }).click();
  await isEnded;
  const refusal = own.waitForResponse((response) => response.status() === 401);
  send();
  await refusal;
  release();
  await expect(own.getByRole('banner').getByRole('link', { name: t('common:nav.signIn') })).toBeVisible();
  await expect(own).toHaveURL(/\/$/);
});

test('Back before home has loaded shows no private data, and allows a new sign-in', async ({ page }) => {
  await signUp(page, 'Eva Pressée');
  await page.goto('/explore');
  await page
    .getByRole('link', { name: t('common:nav.myEvents') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('myEvents:title') })).toBeVisible();
  const release = await holdRequest(page, '**/assets/home.page-*.js');
  await page.getByText('Eva Pressée').click();
  await page.getByRole('button', { name: t('common:nav.signOut') }).click();
  await expect(page.getByText('Déconnexion réussie')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/explore$/);
  release();
  await page.goForward();
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fmy-events$/);
  await expect(page.getByRole('heading', { level: 1, name: t('auth:titles.login') })).toBeVisible();
  await expect(page.getByText('Eva Pressée')).toBeHidden();
});

test('Back before home is painted allows a new sign-in', nightly, async ({ page }) => {
  await signUp(page, 'Eva Lente');
  // React renders in small steps, each started by a message. The delay simulates a slow device.
  await page.addInitScript(() => {
    const send = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (message: unknown) {
      setTimeout(() => send.call(this, message), 50);
    };
  });
  await page.goto('/my-events');
  await page.getByText('Eva Lente').click();
  await page.getByRole('button', { name: t('common:nav.signOut') }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fmy-events$/);
});

/** Opens an event and waits until its vote and the favourites are read. The tab then receives the changes of other tabs. */
async function openAndRead(tab: Page, url: string): Promise<void> {
  const isAsked = ['event_votes', 'favorites'].map((table) => tab.waitForResponse(`**/rest/v1/${table}?*`));
  await tab.goto(url);
  await Promise.all(isAsked);
}

function partsOf(tab: Page) {
  return {
    up: tab.getByRole('button', { name: /Ça me tente/ }),
    down: tab.getByRole('button', { name: /Pas pour moi/ }),
    heart: tab.getByRole('button', { name: 'Garder Bal des deux rives dans mes favoris' }),
  };
}
