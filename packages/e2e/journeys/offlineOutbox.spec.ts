import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { chromiumOptions } from '../../../scripts/chromiumOptions';
import { apiHeaders } from '../helpers/apiHeaders';
import { fileOf } from '../helpers/fileOf';
import { insertRow } from '../helpers/insertRow';
import { makePoll } from '../helpers/makePoll';
import { nightly } from '../helpers/nightly';
import { readDeviceStore } from '../helpers/readDeviceStore';
import { readRows } from '../helpers/readRows';
import { signUp, type User } from '../helpers/signUp';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { whenAppIsThere } from '../helpers/whenAppIsThere';
import { whenWorkerIsReady } from '../helpers/whenWorkerIsReady';

test.use({ serviceWorkers: 'allow' });

const waits = 'Sera envoyé au retour de la connexion';

test('a favourite and a vote made offline stay after a reload and are sent once', async ({ page, context }) => {
  const { user, id, title } = await openOwnEvent(page);
  const writes = watchWrites(context);
  const { heart, up } = partsOf(page, title);

  await context.setOffline(true);
  await heart.click();
  await up.click();
  await expect(page.getByText('2 envois en attente')).toBeVisible();
  await page.reload();
  await expect(page.getByText('2 envois en attente')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toHaveAccessibleDescription(waits);
  await expect(up).toHaveAttribute('aria-pressed', 'true');
  await expect(up).toContainText('1');
  await expect(page.getByRole('group', { name: t('event:vote.label') }).getByText(waits)).toBeVisible();
  expect([await readChosen(page, user, id), writes]).toEqual([{ votes: [], favourites: [] }, []]);

  await context.setOffline(false);
  await expect(page.getByText('2 envois faits')).toBeVisible();
  await expect(page.getByText(waits)).toHaveCount(0);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(up).toHaveAttribute('aria-pressed', 'true');
  await expect(up).toContainText('1');
  expect(await readChosen(page, user, id)).toEqual({ votes: [{ vote_type: 'up' }], favourites: [{ event_id: id }] });
  expect(writes.toSorted()).toEqual(['POST event_votes', 'POST favorites']);
  expect(await listEntries(page)).toEqual([]);
  await expect
    .poll(() => readRows(page, user, `user_actions?event_id=eq.${id}&select=action_type&order=action_type`))
    .toEqual([{ action_type: 'favorite' }, { action_type: 'vote' }]);

  await page.reload();
  await expect(up).toHaveAttribute('aria-pressed', 'true');
  await expect(up).toContainText('1');
  expect(writes).toHaveLength(2);
});

test.describe('before a service worker controls the page', () => {
  test.use({ serviceWorkers: 'block' });

  test('a favourite made offline waits and is sent when the network is back', async ({ page, context }) => {
    const { user, id, title } = await makeOwnEvent(page);
    const { heart } = partsOf(page, title);
    // The texts load together with the code.
    const texts = page.waitForEvent('requestfinished', (request) => request.url().includes('/offline-'));
    await page.goto(`/event/${id}`);
    await texts;
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await heart.click();
    await expect(page.getByText('1 envoi en attente')).toBeVisible();
    await expect(heart).toHaveAccessibleDescription(waits);

    await context.setOffline(false);
    await expect(page.getByText(t('offline:outbox.sent', { count: 1 }), { exact: true })).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(await readChosen(page, user, id)).toEqual({ votes: [], favourites: [{ event_id: id }] });
  });

  test('a vote made offline before its code has loaded waits and is sent when the network is back', async ({
    page,
    context,
  }) => {
    const { user, id, title } = await makeOwnEvent(page);
    const { up } = partsOf(page, title);
    const code = `**${fileOf('src/votes/voteActor.ts')}`;
    await page.route(code, (route) => route.abort());
    await page.goto(`/event/${id}`, { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await up.click();
    await expect(up).toHaveAttribute('aria-pressed', 'true');
    await expect(up).toContainText('1');

    await page.unroute(code);
    await context.setOffline(false);
    await expect.poll(() => readChosen(page, user, id)).toEqual({ votes: [{ vote_type: 'up' }], favourites: [] });
    await expect(up).toContainText('1');
  });
});

test('a choice that is undone offline is not sent', nightly, async ({ page, context }) => {
  const { user, id, title } = await openOwnEvent(page);
  const writes = watchWrites(context);
  const { heart, up, down } = partsOf(page, title);
  await context.setOffline(true);
  await heart.click();
  await expect(page.getByText('1 envoi en attente')).toBeVisible();
  await page.reload();
  await heart.click();
  await expect(page.getByText(/en attente/)).toHaveCount(0);
  await up.click();
  await down.click();
  await down.click();
  await expect.poll(() => listEntries(page)).toEqual([]);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(down).toHaveAttribute('aria-pressed', 'false');

  await context.setOffline(false);
  await expect(page.getByText(t('offline:notice.title'))).toHaveCount(0);
  await page.reload();
  await expect(up).toContainText('0');
  expect([await readChosen(page, user, id), writes]).toEqual([{ votes: [], favourites: [] }, []]);
});

test('two tabs send an entry once, and the other tab shows it', async ({ page, context }) => {
  const { user, id, title } = await openOwnEvent(page);
  const other = await context.newPage();
  await openAndRead(other, id);
  const writes = watchWrites(context);
  await context.setOffline(true);
  await partsOf(page, title).heart.click();
  await expect(partsOf(other, title).heart).toHaveAttribute('aria-pressed', 'true');
  await expect(other.getByText('1 envoi en attente')).toBeVisible();

  await context.setOffline(false);
  for (const tab of [page, other]) {
    await expect.poll(() => listEntries(tab)).toEqual([]);
    await expect(partsOf(tab, title).heart).toHaveAttribute('aria-pressed', 'true');
    await expect(partsOf(tab, title).heart).not.toHaveAccessibleDescription(waits);
  }
  expect(await readChosen(page, user, id)).toEqual({ votes: [], favourites: [{ event_id: id }] });
  expect(writes).toEqual(['POST favorites']);
});

test('an entry stays after the browser is closed', async ({ baseURL }) => {
  const folder = await mkdtemp(join(tmpdir(), 'lively-browser-'));
  const open = () =>
    chromium.launchPersistentContext(folder, {
      ...chromiumOptions,
      baseURL: String(baseURL),
      locale: 'fr-FR',
      serviceWorkers: 'allow',
    });
  const first = await open();
  const { user, id, title } = await openOwnEvent(await first.newPage());
  const [, page] = first.pages();
  if (!page) throw new Error('The browser has no page.');
  await first.setOffline(true);
  await partsOf(page, title).up.click();
  await expect.poll(() => listEntries(page)).toHaveLength(1);
  await first.close();

  const second = await open();
  const later = await second.newPage();
  const writes = watchWrites(second);
  await later.goto('/explore?sort=date');
  await expect.poll(() => readChosen(later, user, id)).toEqual({ votes: [{ vote_type: 'up' }], favourites: [] });
  await expect.poll(() => listEntries(later)).toEqual([]);
  expect(writes).toEqual(['POST event_votes']);
  await second.close();
  await rm(folder, { recursive: true, force: true });
});

test('an entry with a lost answer is sent again and counts once', async ({ page, context }) => {
  const { user, id, title } = await openOwnEvent(page);
  const writes = watchWrites(context);
  const { up } = partsOf(page, title);
  await context.setOffline(true);
  await up.click();
  await expect.poll(() => listEntries(page)).toHaveLength(1);
  let isLost = false;
  await context.route('**/rest/v1/event_votes*', async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await context.setOffline(false);
  await expect(page.getByText(t('offline:outbox.sent', { count: 1 }), { exact: true })).toBeVisible();
  expect(writes).toEqual(['POST event_votes', 'POST event_votes']);
  expect(await readChosen(page, user, id)).toEqual({ votes: [{ vote_type: 'up' }], favourites: [] });
  expect(await readRows(page, user, `events?id=eq.${id}&select=upvotes_count`)).toEqual([{ upvotes_count: 1 }]);
  await expect(up).toContainText('1');
});

test('a refused entry is removed with a message that contains the event', async ({ page, context }) => {
  const { user, id, title } = await openOwnEvent(page);
  const { heart } = partsOf(page, title);
  await context.setOffline(true);
  await heart.click();
  await expect.poll(() => listEntries(page)).toHaveLength(1);
  const deleted = await page.request.delete(`/rest/v1/events?id=eq.${id}`, { headers: apiHeaders(user) });
  expect(deleted.ok()).toBe(true);

  await context.setOffline(false);
  const alert = page.getByRole('alert').filter({ hasText: t('offline:outbox.refused.title', { count: 1 }) });
  await expect(alert).toContainText(title);
  await expect(alert).toContainText('il n’a pas été ajouté à vos favoris');
  await expect.poll(() => listEntries(page)).toEqual([]);
  await alert.getByRole('button', { name: t('offline:outbox.refused.dismiss') }).click();
  await expect(alert).toHaveCount(0);
});

test('a sign-out deletes the waiting entries', async ({ page, context }) => {
  const { title } = await openOwnEvent(page);
  // The server fails, so the entries are not stored before the sign-out.
  await context.route(/\/rest\/v1\/favorites/, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
  );
  await context.setOffline(true);
  await partsOf(page, title).heart.click();
  await expect.poll(() => listEntries(page)).toHaveLength(1);
  await context.setOffline(false);
  await page.getByText('Olga Sans-Réseau').click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('common:nav.signOut') })
    .click();
  await expect(page.getByText('Déconnexion réussie')).toBeVisible();
  await expect.poll(() => listEntries(page)).toEqual([]);
});

test('the sign-in of another user deletes the waiting entries, which are not sent', async ({ page, context }) => {
  const { user, id, title } = await openOwnEvent(page);
  await context.setOffline(true);
  await partsOf(page, title).up.click();
  await expect.poll(() => listEntries(page)).toHaveLength(1);
  await page.close();

  await context.setOffline(false);
  const writes = watchWrites(context);
  const next = await context.newPage();
  await signUp(next, 'Bob Après');
  await next.goto(`/event/${id}`);
  await expect(next.getByText('Bob Après')).toBeVisible();
  await expect.poll(() => listEntries(next)).toEqual([]);
  await expect(partsOf(next, title).up).toHaveAttribute('aria-pressed', 'false');
  expect([await readChosen(next, user, id), writes]).toEqual([{ votes: [], favourites: [] }, []]);
});

for (const who of ['a user', 'a guest']) {
  test(
    `answers to a poll that ${who} gives offline are sent once`,
    who === 'a guest' ? {} : nightly,
    async ({ page, context }) => {
      const reader = who === 'a user' ? (await signUp(page, 'Olga Sans-Réseau')).id : null;
      const { friends, organizer } = await makePoll(page);
      await openPoll(page, friends, reader);
      const writes = watchWrites(context);
      await context.setOffline(true);
      await answer(page, 'Oui');
      await expect(page.getByText(waits)).toBeVisible();
      await page.reload();
      await expect(page.getByText('1 envoi en attente')).toBeVisible();
      await expect(page.getByRole('radio', { name: t('poll:answers.yes') }).first()).toBeChecked();
      await page.getByRole('radiogroup').first().getByText(t('poll:answers.no'), { exact: true }).click();
      await page.getByRole('button', { name: t('poll:submitAgain') }).click();
      await expect(page.getByText(waits)).toBeVisible();
      expect(writes).toEqual([]);

      await context.setOffline(false);
      await expect(page.getByText(t('poll:answered.title'))).toBeVisible();
      await expect(page.getByRole('radio', { name: t('poll:answers.no') }).first()).toBeChecked();
      expect(writes).toEqual(['POST rpc/answer_poll']);
      await page.goto(organizer);
      await expect(page.getByText('1 personne a répondu')).toBeVisible();
      await expect(
        page
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading') })
          .first(),
      ).toContainText('un non');
    },
  );
}

test(
  'answers to a poll that has been closed are refused with the title of an event',
  nightly,
  async ({ page, context, browser }) => {
    const { friends, organizer } = await makePoll(page);
    await openPoll(page, friends, null);
    const first = await page.getByRole('list').getByRole('heading', { level: 2 }).first().textContent();
    await context.setOffline(true);
    await answer(page, 'Oui');
    await expect(page.getByText(waits)).toBeVisible();
    const elsewhere = await browser.newPage();
    await elsewhere.goto(organizer);
    await whenAppIsThere(elsewhere);
    await elsewhere.getByRole('button', { name: t('poll:organize.close') }).click();
    await expect(elsewhere.getByText(t('poll:closed.title'))).toBeVisible();
    await elsewhere.close();

    await context.setOffline(false);
    const alert = page.getByRole('alert').filter({ hasText: t('offline:outbox.refused.title', { count: 1 }) });
    await expect(alert).toContainText(/Le sondage qui propose .* est clos/);
    await expect(alert).toContainText(String(first));
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect.poll(() => listEntries(page)).toEqual([]);
  },
);

interface OwnEvent {
  readonly user: User;
  readonly id: string;
  readonly title: string;
}

async function openOwnEvent(page: Page): Promise<OwnEvent> {
  const own = await makeOwnEvent(page);
  await openAndRead(page, own.id);
  return own;
}

/** Creates an event of a new user, which no other user votes on. */
async function makeOwnEvent(page: Page): Promise<OwnEvent> {
  const user = await signUp(page, 'Olga Sans-Réseau');
  const row = { title: 'Veillée sans réseau', category: 'music', location: 'Lyon', date: '2099-06-21', time: '20:00' };
  const { id } = await insertRow<{ id: string }>(page, user, 'events', row);
  return { user, id, title: row.title };
}

async function openAndRead(page: Page, id: string): Promise<void> {
  await page.goto(`/event/${id}`);
  await whenWorkerIsReady(page);
  await expect.poll(() => listKept(page)).toEqual(expect.arrayContaining(['event', 'favourites']));
}

/** Lists the backend data on this device. */
async function listKept(page: Page): Promise<unknown[]> {
  const kept = (await readDeviceStore(page, 'lively-offline', 'queries')) as { kind: string; queryKey: unknown[] }[];
  return kept.map(({ kind, queryKey }) => (kind === 'event' ? kind : queryKey[2]));
}

function partsOf(page: Page, title: string) {
  return {
    heart: page.getByRole('button', { name: `Garder ${title} dans mes favoris` }).first(),
    up: page.getByRole('button', { name: /Ça me tente/ }),
    down: page.getByRole('button', { name: /Pas pour moi/ }),
  };
}

/** Records the write requests from now on, in the order in which they are sent. */
function watchWrites(context: BrowserContext): readonly string[] {
  const writes: string[] = [];
  context.on('request', (request) => {
    const [, path = ''] = /\/rest\/v1\/(event_votes|favorites|rpc\/answer_poll)/.exec(request.url()) ?? [];
    if (path && /POST|DELETE/.test(request.method())) writes.push(`${request.method()} ${path}`);
  });
  return writes;
}

async function readChosen(page: Page, user: User, id: string) {
  return {
    votes: await readRows(page, user, `event_votes?event_id=eq.${id}&select=vote_type`),
    favourites: await readRows(page, user, `favorites?event_id=eq.${id}&select=event_id`),
  };
}

const listEntries = async (page: Page) => (await readDeviceStore(page, 'lively-outbox', 'entries')).flat();

/** @param reader - The id of the user; null for a guest who has not answered. */
async function openPoll(page: Page, path: string, reader: string | null): Promise<void> {
  await page.goto(path);
  await whenAppIsThere(page);
  await whenWorkerIsReady(page);
  await expect.poll(() => listKept(page)).toContain(reader);
}

async function answer(page: Page, label: string): Promise<void> {
  await page.getByRole('radiogroup').first().getByText(label, { exact: true }).click();
  await page.getByLabel(t('poll:name.label')).fill('Olga');
  await page.getByRole('button', { name: t('poll:submit') }).click();
}
