import { publishableKey } from '@lively/server/publishableKey';
import { expect } from '@playwright/test';
import { newEmail } from '../helpers/newEmail';
import { openMailLink } from '../helpers/openMailLink';
import { readMailLink } from '../helpers/readMailLink';
import { signUp } from '../helpers/signUp';
import { t } from '../helpers/t';
import { test } from '../helpers/test';

test('a new address is valid after both links are followed, and the session continues', async ({ page }) => {
  const user = await signUp(page, 'Ada Nouvelle');
  const next = newEmail('nouvelle');
  await page.goto('/profile?tab=settings');
  const main = page.getByRole('main');
  await expect(main.getByText(user.email)).toBeVisible();
  await main.getByRole('button', { name: t('profile:settings.account.email.change') }).click();
  await main.getByLabel(t('profile:settings.account.email.next')).fill(next);
  await main.getByRole('button', { name: t('profile:settings.account.email.submit') }).click();
  await expect(main.getByText(t('profile:settings.account.email.sent'))).toBeVisible();

  await openMailLink(page, await readMailLink(page, next));
  await expect(page.getByText(t('auth:emailChange.halfway'))).toBeVisible();
  await expect(page).toHaveURL(/\/profile\?tab=settings$/);
  await expect(main.getByText(user.email)).toBeVisible();
  await openMailLink(page, await readMailLink(page, user.email));
  await expect(page.getByText(t('auth:emailChange.changed'))).toBeVisible();
  await expect(main.getByText(next)).toBeVisible();
  await expect(main.getByText(user.email)).toBeHidden();
});

test('a new password requires the current one, and is valid at once', async ({ page }) => {
  const user = await signUp(page, 'Ada Secrète');
  const password = 'une autre phrase assez longue';
  await page.goto('/profile?tab=settings');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: t('profile:settings.account.password.change') }).click();
  const current = main.getByLabel(t('profile:settings.account.password.current'));
  await expect(current).toBeFocused();
  await current.fill('faux');
  await main.locator('[name=password]').fill(password);
  await main.getByRole('button', { name: t('auth:submits.new-password') }).click();
  await expect(main.getByRole('alert')).toContainText('Le mot de passe actuel est incorrect.');
  await current.fill(user.password);
  await main.getByRole('button', { name: t('auth:submits.new-password') }).click();
  await expect(page.getByText(t('auth:passwordChanged'))).toBeVisible();
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: publishableKey },
    data: { email: user.email, password },
  });
  expect(answer.ok()).toBe(true);
});
