import { expect } from '@playwright/test';
import { expectUsable } from '../helpers/expectUsable';
import { signInByHand } from '../helpers/signInByHand';
import { signUp } from '../helpers/signUp';
import { skipOnboarding } from '../helpers/skipOnboarding';
import { tabTo } from '../helpers/tabTo';
import { test } from '../helpers/test';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

test.use({ viewport: { width: 320, height: 640 } });

test('another device is signed out with the keyboard in English, and it asks to sign in again', async ({
  page,
  browser,
}) => {
  const user = await signUp(page, 'Nadia Deux-Écrans');
  const other = await (await browser.newContext({ userAgent: firefox })).newPage();
  await skipOnboarding(other);
  await other.goto('/auth?redirect=%2Fmy-events');
  await signInByHand(other, user);
  await expect(other).toHaveURL(/\/my-events$/);

  await page.goto('/en/profile?tab=settings');
  const devices = page.getByRole('list', { name: 'Signed-in devices' });
  // The link of the confirmation mail has opened a session too.
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  await expect(devices.getByRole('listitem').first()).toContainText('This device');
  await expectUsable(page);
  await tabTo(page, page.getByRole('button', { name: 'Sign out Firefox, Windows' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Device signed out').first()).toBeVisible();
  await expect(devices).toBeFocused();
  await expect(devices.getByRole('listitem')).toHaveCount(2);

  await other.reload();
  await expect(other).toHaveURL(/\/auth\?redirect=%2Fmy-events/);
  await page.reload();
  const others = page.getByRole('button', { name: 'Sign out all others' });
  await tabTo(page, others);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Sign out all other devices?' });
  await expect(question.getByRole('heading')).toBeFocused();
  await expectUsable(page);
  await page.keyboard.press('Escape');
  await expect(others).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, question.getByRole('button', { name: 'Sign out', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('All other devices are signed out').first()).toBeVisible();
  await expect(devices).toBeFocused();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices).toContainText('This device');
  await expectUsable(page);
});
