import { randomBytes } from 'node:crypto';
import { publishableKey } from '@lively/server/publishableKey';
import { expect, type Page } from '@playwright/test';
import { apiHeaders } from '../helpers/apiHeaders';
import { expectUsable } from '../helpers/expectUsable';
import { insertRow } from '../helpers/insertRow';
import { signUp } from '../helpers/signUp';
import { startsWith } from '../helpers/startsWith';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { whenAppIsThere } from '../helpers/whenAppIsThere';

test('the calendar of favourites contains a change, until it is revoked', async ({ page }) => {
  const user = await signUp(page, 'Agathe Agenda');
  const event = await insertRow<{ id: string }>(page, user, 'events', {
    ...{ title: 'Bal du calendrier', category: 'music', location: 'Lyon', venue: 'Le Phare', date: inDays(20) },
    ...{ time: '20:30' },
  });
  await insertRow(page, user, 'favorites', { event_id: event.id });

  await page.goto('/my-events?tab=favourites');
  await page.getByRole('button', { name: t('myEvents:calendar') }).click();
  const dialog = page.getByRole('dialog', { name: t('calendar:private.title') });
  await dialog.getByRole('button', { name: t('calendar:private.create') }).click();
  const url = String(await dialog.getByText(/\/calendars\/[\w-]{43}\.ics$/).textContent());
  await expect(dialog.getByRole('link', { name: t('calendar:open') })).toHaveAttribute('href', /^webcal:/);

  const first = await page.request.get(url);
  expect(first.headers()).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
  });
  const calendar = await first.text();
  expect(calendar).toContain(`UID:${event.id}\r\nSEQUENCE:0`);
  expect(calendar).toContain('SUMMARY:Bal du calendrier');
  const etag = String(first.headers().etag);
  const readAgain = () => page.request.get(url, { headers: { 'If-None-Match': etag } });
  expect((await readAgain()).status()).toBe(304);

  const moved = await page.request.patch(`/rest/v1/events?id=eq.${event.id}`, {
    headers: apiHeaders(user),
    data: { date: inDays(21), status: 'rescheduled' },
  });
  expect(moved.ok()).toBe(true);
  const changed = await readAgain();
  expect(changed.status()).toBe(200);
  expect(await changed.text()).toContain(`UID:${event.id}\r\nSEQUENCE:1`);

  // The URL is not shown again but is still valid.
  await page.reload();
  await page.getByRole('button', { name: t('myEvents:calendar') }).click();
  await expect(dialog.getByText(/Son lien ne peut plus être affiché/)).toBeVisible();
  expect(await page.content()).not.toContain(new URL(url).pathname);
  await dialog.getByRole('button', { name: t('calendar:private.revoke') }).click();
  const question = page.getByRole('alertdialog', { name: t('calendar:private.revoke') });
  await expectUsable(page);
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: t('calendar:private.revoke') })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: t('calendar:private.revocation.confirm'), exact: true }).click();
  await expect(page.getByText(t('calendar:private.revoked'))).toBeVisible();
  expect((await page.request.get(url)).status()).toBe(404);
});

test('the calendar of a saved search works until the search is deleted', async ({ page }) => {
  const user = await signUp(page, 'Rosa Recherche');
  await insertRow(page, user, 'saved_searches', {
    name: 'Vielle, près d’ici',
    query: 'q=vielle',
    filters: { text: 'vielle' },
  });
  const event = await insertRow<{ id: string }>(page, user, 'events', {
    title: 'Bal à la vielle',
    category: 'music',
    location: 'Lyon',
    date: inDays(20),
    time: '20:30',
  });
  await page.goto('/my-events?tab=searches');
  await page.getByRole('button', { name: startsWith(t('myEvents:calendar')) }).click();
  const dialog = page.getByRole('dialog', { name: /Vielle, près d’ici.*dans votre agenda/ });
  await dialog.getByRole('button', { name: t('calendar:private.create') }).click();
  const url = String(await dialog.getByText(/\/calendars\/[\w-]{43}\.ics$/).textContent());
  const read = await page.request.get(url);
  expect(read.headers()).toMatchObject({ 'cache-control': 'private, no-cache', 'referrer-policy': 'no-referrer' });
  const calendar = await read.text();
  expect(calendar).toContain('X-WR-CALNAME:Lively · Vielle\\, près d’ici');
  expect(calendar).toContain(`UID:${event.id}\r\nSEQUENCE:0`);

  // The calendar of the favourites is a separate one.
  await page.goto('/my-events?tab=favourites');
  await page.getByRole('button', { name: t('myEvents:calendar') }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: t('calendar:private.create') })).toBeVisible();

  await page.goto('/my-events?tab=searches');
  await page.getByRole('button', { name: /^Supprimer/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('searches:remove.confirm') })
    .click();
  await expect(page.getByText(t('searches:empty.title'))).toBeVisible();
  expect((await page.request.get(url)).status()).toBe(404);
});

test('a private calendar ends with the sign-out of all devices, not with that of one of two', async ({ page }) => {
  const user = await signUp(page, 'Sam Sortie');
  const token = randomBytes(32).toString('base64url');
  const headers = apiHeaders(user);
  const made = await page.request.post('/rest/v1/rpc/create_calendar_feed', {
    headers,
    data: { kind: 'favorites', token },
  });
  expect(made.ok()).toBe(true);
  const read = async () => (await page.request.get(`/calendars/${token}.ics`)).status();
  const other = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: publishableKey },
    data: { email: user.email, password: user.password },
  });
  const { access_token } = await other.json();
  await page.request.post('/auth/v1/logout?scope=local', { headers: apiHeaders({ ...user, token: access_token }) });
  expect(await read()).toBe(200);
  await page.request.post('/auth/v1/logout?scope=global', { headers });
  expect(await read()).toBe(404);
});

test('a visitor can subscribe to a search', async ({ page }) => {
  await page.goto('/explore?category=music&sort=date');
  await whenAppIsThere(page);
  await page.getByRole('button', { name: t('explore:subscribe') }).click();
  const calendar = await readShown(page, 'Suivre cette recherche dans mon agenda');
  expect(calendar).toContain('X-WR-CALNAME:Lively · Musique');
  expect(calendar).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/Paris');
  expect(calendar).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
});

test('a visitor can subscribe to the venue of an event', async ({ page }) => {
  await page.goto('/event/17');
  await whenAppIsThere(page);
  await page.getByRole('button', { name: t('event:subscribe.both') }).click();
  expect(await readShown(page, 'Suivre le lieu ou l’organisateur dans mon agenda')).toContain('BEGIN:VEVENT');
});

/** Reads the calendar at the first URL that a dialog shows. */
async function readShown(page: Page, name: string): Promise<string> {
  const address = page.getByRole('dialog', { name }).getByText(/\/events\.ics/);
  const answer = await page.request.get(String(await address.first().textContent()));
  expect(answer.status()).toBe(200);
  return answer.text();
}

const inDays = (days: number) => new Date(Date.now() + days * 864e5).toISOString().slice(0, 10);
