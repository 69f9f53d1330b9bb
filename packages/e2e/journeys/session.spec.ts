import { expect } from '@playwright/test';
import { apiHeaders } from '../helpers/apiHeaders';
import { fillStorage } from '../helpers/fillStorage';
import { holdRequest } from '../helpers/holdRequest';
import { insertRow } from '../helpers/insertRow';
import { outliveToken } from '../helpers/outliveToken';
import { readRows } from '../helpers/readRows';
import { signInByHand } from '../helpers/signInByHand';
import { signUp } from '../helpers/signUp';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { measureShift, watchShifts } from '../helpers/watchShifts';
import { whenFontsAreShown } from '../helpers/whenFontsAreShown';

test('a session that ends during a vote leads to the sign-in page, and back to the event', async ({ page }) => {
  const user = await signUp(page, 'Théo Absent');
  const row = { title: 'Bal de minuit', category: 'music', location: 'Lyon', date: '2099-06-21', time: '20:00' };
  const { id } = await insertRow<{ id: string }>(page, user, 'events', row);
  await page.clock.install();
  await page.goto(`/event/${id}`);
  const up = page.getByRole('button', { name: /Ça me tente/ });
  await expect(page.getByText('Théo Absent')).toBeVisible();
  await up.click();
  await expect.poll(() => readRows(page, user, 'event_votes?select=vote_type')).toEqual([{ vote_type: 'up' }]);

  // Another device has ended the session, and the token has expired.
  await outliveToken(page, async () => {
    await page.request.post('/auth/v1/logout?scope=global', { headers: apiHeaders(user) });
    await page.getByRole('button', { name: /Pas pour moi/ }).click();
  });
  await expect(page).toHaveURL(new RegExp(`/auth\\?redirect=%2Fevent%2F${id}&error=session_not_found$`));
  await expect(page.getByRole('main').getByRole('alert')).toContainText('La session a expiré. Reconnectez-vous.');
  expect(await page.evaluate(() => localStorage.getItem('lively_session'))).toBeNull();

  await page.clock.setSystemTime(Date.now());
  await signInByHand(page, user);
  await expect(page).toHaveURL(new RegExp(`/event/${id}$`));
  await expect(up).toHaveAttribute('aria-pressed', 'true');
});

test('an invalid or expired stored session leads from a protected page to the sign-in page and back', async ({
  page,
}) => {
  const user = await signUp(page, 'Mia Retour');
  const stored = await page.evaluate(() => localStorage.getItem('lively_session') ?? '');
  const expired = JSON.stringify({ ...JSON.parse(stored), expires_at: 1, refresh_token: 'known to nobody' });
  for (const session of ['{', '{"access_token":7}', 'null', expired]) {
    await fillStorage(page, { lively_session: session });
    await page.goto('/my-events?tab=created');
    await expect(page).toHaveURL(/\/auth\?redirect=%2Fmy-events%3Ftab%3Dcreated(&error=session_not_found)?$/);
  }
  // The last one was a real session, so the page reports that it has expired.
  await expect(page.getByRole('main').getByRole('alert')).toContainText('La session a expiré. Reconnectez-vous.');
  await signInByHand(page, user);
  await expect(page).toHaveURL(/\/my-events\?tab=created$/);
  await expect(page.getByText(t('myEvents:empty.created.title'))).toBeVisible();
});

test('a page rendered for visitors shows a user only the tools of a user, without a shift', async ({ page }) => {
  await signUp(page, 'Ada Stable');
  const release = await holdRequest(page, '**/assets/main-*.js');
  await watchShifts(page);
  await page.goto('/faq', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const signIn = page.getByRole('banner').getByText(t('common:nav.signIn'));
  await expect(signIn).toBeAttached();
  await expect(signIn).toBeHidden();
  await whenFontsAreShown(page);
  const before = await measureShift(page);
  release();
  await expect(page.getByText('Ada Stable')).toBeVisible();
  await expect(signIn).not.toBeAttached();
  expect((await measureShift(page)) - before).toBeLessThan(0.01);
});
