import { expect, type Page, test as plainTest } from '@playwright/test';
import { nightly } from '../helpers/nightly';
import { outliveToken } from '../helpers/outliveToken';
import { readRows } from '../helpers/readRows';
import { signInByHand } from '../helpers/signInByHand';
import type { User } from '../helpers/signUp';
import { fillEvent } from './flows/eventFlow';
import { test } from './test';
import { texts } from './texts';

const { create, draft, fields, toast } = texts.eventForm;
const drafts = { name: 'draft', timesPerUser: 3 };

test('a session that times out in a long form keeps the typed text for the next sign-in', async ({ page, enter }) => {
  const { user, title } = await typeEvent(page, await enter(drafts));
  await page.route(/\/rest\/v1\/events/, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } })
      : route.fallback(),
  );
  await page.route(/\/auth\/v1\/token\?grant_type=refresh_token/, (route) =>
    route.fulfill({ status: 400, json: { code: 400, error_code: 'session_expired', msg: 'Session Expired' } }),
  );
  await outliveToken(page, () => page.getByRole('button', { name: create.submit }).click());
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fcreate-event/);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(texts.auth.failure.session_not_found);

  await page.unrouteAll();
  await page.clock.setSystemTime(Date.now());
  await signInByHand(page, user);
  await expect(page).toHaveURL(/\/create-event$/);
  await expect(page.getByText(draft.title)).toBeVisible();
  await expect(page.getByRole('textbox', { name: fields.title })).toHaveValue(title);
  await expect(page.getByLabel(fields.date)).toHaveValue('2099-07-14');
  await page.getByRole('button', { name: create.submit }).click();
  await expect(page.getByText(toast.created.title)).toBeVisible();
  expect(await countEvents(page, user, title)).toBe(1);
  expect(await listDrafts(page)).toEqual([]);
});

test('an event is created once if the page is reloaded after a lost answer', async ({ page, enter }) => {
  const { user, title } = await typeEvent(page, await enter(drafts));
  // The event is stored, but both the answer and the request that looks it up are lost.
  await page.route(/\/rest\/v1\/events/, async (route) => {
    if (route.request().method() === 'POST') await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: create.submit }).click();
  await expect(page.getByText(toast.saveFailed).first()).toBeVisible();
  expect(await countEvents(page, user, title)).toBe(1);

  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole('textbox', { name: fields.title })).toHaveValue(title);
  await page.getByRole('button', { name: create.submit }).click();
  await expect(page.getByText(toast.created.title)).toBeVisible();
  expect(await countEvents(page, user, title)).toBe(1);
});

test('a draft can be discarded, and a sign-out deletes it', async ({ page, enter }) => {
  await typeEvent(page, await enter(drafts));
  await page.reload();
  await page.getByRole('button', { name: draft.discard }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: draft.ask.confirm }).click();
  await expect(page.getByText(draft.title)).toBeHidden();
  await expect(page.getByRole('textbox', { name: fields.title })).toHaveValue('');
  expect(await listDrafts(page)).toEqual([]);

  await page.getByRole('textbox', { name: fields.title }).fill('Bal masqué');
  expect(await listDrafts(page)).toHaveLength(1);
  await page.getByText('Zoé Panne').first().click();
  await page.getByRole('banner').getByRole('button', { name: texts.common.nav.signOut }).click();
  await expect(page.getByText(texts.common.toast.signedOutTitle)).toBeVisible();
  expect(await listDrafts(page)).toEqual([]);
});

const noAnswers = [
  { name: 'HTML 200', isUsual: true, status: 200, contentType: 'text/html', body: '<!doctype html><p>Wi-Fi' },
  { name: 'malformed JSON', isUsual: false, status: 200, contentType: 'application/json', body: '{"access_token":' },
  { name: 'empty 200', isUsual: false, status: 200, contentType: 'application/json', body: '' },
  { name: 'HTML 400', isUsual: false, status: 400, contentType: 'text/html', body: '<!doctype html><p>Bad request' },
  { name: '500', isUsual: true, status: 500, contentType: 'application/json', body: '{"message":"Database error"}' },
];

for (const { name, isUsual, ...answer } of noAnswers) {
  plainTest(
    `a sign-in that fails with ${name} shows a message and keeps the typed text, and can be repeated`,
    isUsual ? {} : nightly,
    async ({ page }) => {
      await page.goto('/auth');
      await page.route(/\/auth\/v1\/token/, (route) => route.fulfill(answer));
      await signInByHand(page, { email: 'demo@lively.fr', password: 'lively-demo' });
      await expect(page.getByRole('main').getByRole('alert')).toContainText(texts.auth.failure.unreachable);
      await expect(page.locator('main [name=email]')).toHaveValue('demo@lively.fr');
      await page.unrouteAll();
      await page.locator('main form [type=submit]').click();
      await expect(page).toHaveURL(/\/events$/);
    },
  );
}

async function typeEvent(page: Page, user: User): Promise<{ user: User; title: string }> {
  const title = `Bal masqué ${Date.now()}`;
  await page.goto('/create-event');
  await fillEvent(page, title);
  return { user, title };
}

async function countEvents(page: Page, user: User, title: string): Promise<number> {
  const { length } = await readRows(page, user, `events?title=eq.${encodeURIComponent(title)}`);
  return length;
}

function listDrafts(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('lively_draft')));
}
