import { expect, type Page } from '@playwright/test';
import { apiHeaders } from '../helpers/apiHeaders';
import { fillStorage } from '../helpers/fillStorage';
import { insertRow } from '../helpers/insertRow';
import { makePoll } from '../helpers/makePoll';
import { type DeviceContent, readDevice } from '../helpers/readDevice';
import { signInByHand } from '../helpers/signInByHand';
import { signUp, type User } from '../helpers/signUp';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { whenAppIsThere } from '../helpers/whenAppIsThere';
import { whenWorkerIsReady } from '../helpers/whenWorkerIsReady';

/*
 * Two people share a device. The test reads everything that the browser has stored, and not only the known keys: a new
 * store of personal data must be erased as well (docs/decisions/0095).
 */

test.use({ serviceWorkers: 'allow' });

/** The texts that may stay in the storage of the device without a session. */
const staying = ['lively_consent', 'lively_onboarding_completed', 'lively_onboarding_date'];
/** What Ada searches and types. */
const searched = 'bal clandestin';
const drafted = 'Anniversaire surprise';

/** The ways in which a session ends. Each begins on a page of the app. */
const ends: readonly { name: string; end: (page: Page, user: User) => Promise<void> }[] = [
  {
    name: 'a sign-out',
    async end(page) {
      await page.getByText('Ada Partagée').first().click();
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('common:nav.signOut') })
        .click();
      await expect(page.getByText('Déconnexion réussie')).toBeVisible();
    },
  },
  {
    name: 'an end from another device, noticed by an open page',
    async end(page, user) {
      await endEverywhere(page, user);
      await page
        .getByRole('main')
        .getByRole('link', { name: t('myEvents:tab.searches') })
        .click();
      await expect(page).toHaveURL(/\/auth\?/);
    },
  },
  {
    name: 'an end from another device, noticed by the next visit',
    async end(page, user) {
      await page.goto('about:blank');
      await endEverywhere(page, user);
      await page.goto('/my-events');
      await expect(page).toHaveURL(/\/auth\?/);
    },
  },
  {
    name: 'the deletion of the account',
    async end(page, user) {
      const answer = await page.request.post('/rest/v1/rpc/delete_account', { headers: apiHeaders(user), data: {} });
      expect(answer.ok()).toBe(true);
      await page.goto('/profile');
      await expect(page).toHaveURL(/\/auth\?/);
    },
  },
  {
    name: 'an end that no page saw',
    async end(page) {
      await page.evaluate(() => localStorage.removeItem('lively_session'));
      await page.goto('/faq');
      await whenAppIsThere(page);
    },
  },
];

for (const { name, end } of ends)
  test(`${name} leaves nothing of a user on the device, and nothing for the next user`, async ({ page, browser }) => {
    const next = await signUp(await browser.newPage(), 'Bob Suivant');
    const { user, traces } = await useDevice(page);
    expect(listTraces(await readDevice(page), traces)).toEqual(Object.keys(traces));
    const before = Date.now();
    await end(page, user);
    await expectNothingOf(page, traces, before, staying);

    await page.goto('/auth?redirect=/my-events');
    await signInByHand(page, next);
    await expect(page.getByText('Bob Suivant').first()).toBeVisible();
    await expectNothingOf(page, traces, before, [...staying, 'lively_owner', 'lively_session']);
    await page.goto('/explore');
    await page.getByRole('main').locator('input[type=search]').first().click();
    await expect(page.getByText(searched)).toHaveCount(0);
  });

test('the sign-in of another user in place of a session leaves nothing of its user', async ({ page, browser }) => {
  const next = await browser.newPage();
  await signUp(next, 'Bob Suivant');
  const session = await next.evaluate(() => localStorage.getItem('lively_session') ?? '');
  const { traces } = await useDevice(page);
  const before = Date.now();
  await fillStorage(page, { lively_session: session });
  await page.goto('/my-events');
  await expect(page.getByText('Bob Suivant').first()).toBeVisible();
  await expectNothingOf(page, traces, before, [...staying, 'lively_owner', 'lively_session']);
});

test('after a session that timed out only unsent work waits, and the next user erases it', async ({
  page,
  browser,
}) => {
  const next = await signUp(await browser.newPage(), 'Bob Suivant');
  const { traces } = await useDevice(page);
  await page
    .context()
    .route(/\/auth\/v1\/token\?grant_type=refresh_token/, (route) =>
      route.fulfill({ status: 400, json: { code: 400, error_code: 'session_expired', msg: 'Session Expired' } }),
    );
  // The session has to be renewed. It must not be ended: an answer that says so, to any request, would erase everything.
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('lively_session') ?? '');
    localStorage.setItem('lively_session', JSON.stringify({ ...stored, expires_at: 1 }));
  });
  await page.goto('/my-events');
  await expect(page).toHaveURL(/\/auth\?/);
  await expect
    .poll(async () => listTraces(await readDevice(page), traces))
    .toEqual(expect.arrayContaining(['draft', 'id']));
  await expect.poll(async () => listTraces(await readDevice(page), traces)).toEqual(['id', 'draft']);
  const before = Date.now();
  await signInByHand(page, next);
  await expect(page.getByText('Bob Suivant').first()).toBeVisible();
  await expectNothingOf(page, traces, before, [...staying, 'lively_owner', 'lively_session']);
});

test('the answers of a guest stay on the device after a reload', async ({ page }) => {
  const { friends } = await makePoll(page);
  await answerPoll(page, friends);
  await page.goto(friends);
  await whenAppIsThere(page);
  await expect(page.getByLabel(t('poll:name.label'))).toHaveValue('Ada');
});

/** Does what leaves traces: a guest's answers, searches, an event, favourites, a draft, settings. */
async function useDevice(page: Page): Promise<{ user: User; traces: Readonly<Record<string, string>> }> {
  const { friends, organizer } = await makePoll(page);
  await whenWorkerIsReady(page);
  await answerPoll(page, friends);
  const user = await signUp(page, 'Ada Partagée');
  await fillStorage(page, {
    lively_consent: JSON.stringify({
      analytics: false,
      marketing: false,
      personalization: true,
      savedAt: new Date().toISOString(),
    }),
  });
  const row = { title: 'Bal clandestin', category: 'music', location: 'Lyon', date: '2099-06-21', time: '20:00' };
  const { id: eventId } = await insertRow<{ id: string }>(page, user, 'events', row);
  await page.goto(organizer);
  await whenAppIsThere(page);
  await page.goto(friends);
  await whenAppIsThere(page);
  await page.goto('/explore');
  await whenAppIsThere(page);
  const field = page.getByRole('main').locator('input[type=search]').first();
  await field.fill(searched);
  await field.press('Enter');
  await page.getByRole('link', { name: row.title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: row.title })).toBeVisible();
  // Related events may have the same title.
  await page
    .getByRole('button', { name: `Garder ${row.title} dans mes favoris` })
    .first()
    .click();
  await expect(page.getByText(t('common:toast.favouriteAdded'))).toBeVisible();
  await page.goto('/create-event');
  await page.getByRole('textbox', { name: t('eventForm:fields.title') }).fill(drafted);
  await expect.poll(async () => JSON.stringify((await readDevice(page)).local)).toContain(drafted);
  await page.goto('/my-events?tab=favourites');
  await expect(page.getByRole('link', { name: row.title }).first()).toBeVisible();
  const token = await page.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith('lively.poll.')));
  const traces = { id: user.id, email: user.email, event: eventId, search: searched, draft: drafted };
  await expect
    .poll(async () => JSON.stringify((await readDevice(page)).databases['lively-offline queries'] ?? []))
    .toContain(eventId);
  return { user, traces: { ...traces, guest: token?.[1] ?? 'no token' } };
}

async function endEverywhere(page: Page, user: User): Promise<void> {
  const answer = await page.request.post('/auth/v1/logout?scope=global', { headers: apiHeaders(user) });
  expect(answer.ok()).toBe(true);
}

async function answerPoll(page: Page, friends: string): Promise<void> {
  await page.goto(friends);
  await whenAppIsThere(page);
  await page.getByLabel(t('poll:name.label')).fill('Ada');
  await page
    .getByRole('radio', { name: t('poll:answers.yes') })
    .first()
    .check({ force: true });
  await page.getByRole('button', { name: t('poll:submit') }).click();
  await expect(page.getByText(t('poll:answered.title'))).toBeVisible();
}

/** Lists the traces that the device contains, in the order of their names here. */
function listTraces(device: DeviceContent, traces: Readonly<Record<string, string>>): string[] {
  const text = JSON.stringify(device);
  return Object.keys(traces).filter((name) => text.includes(traces[name] ?? ''));
}

/** @param before - Milliseconds since 1970 before the session ended. */
async function expectNothingOf(
  page: Page,
  traces: Readonly<Record<string, string>>,
  before: number,
  keys: readonly string[],
): Promise<void> {
  await expect
    .poll(async () => {
      const device = await readDevice(page);
      return { traces: listTraces(device, traces), keys: Object.keys(device.local).toSorted() };
    })
    .toEqual({ traces: [], keys: keys.toSorted() });
  const { databases, tab } = await readDevice(page);
  const used = (databases['workbox-expiration cache-entries'] ?? []) as readonly [string, { timestamp: number }][];
  expect(used.filter(([, { timestamp }]) => timestamp < before)).toEqual([]);
  expect(Object.keys(tab).filter((key) => key !== 'react-router-scroll-positions')).toEqual([]);
}
