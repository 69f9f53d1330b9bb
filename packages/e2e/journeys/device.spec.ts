import { expect } from '@playwright/test';
import { fillStorage } from '../helpers/fillStorage';
import { nightly } from '../helpers/nightly';
import { readRows } from '../helpers/readRows';
import { signInByHand } from '../helpers/signInByHand';
import { signUp } from '../helpers/signUp';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { watchFaults } from '../helpers/watchFaults';
import { whenAppIsThere } from '../helpers/whenAppIsThere';

/** The ways in which a device may refuse to store data. */
const refusals = [
  {
    name: 'blocked',
    refuse: () => {
      const get = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get });
    },
  },
  {
    name: 'full',
    refuse: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  },
];

for (const { name, refuse } of refusals) {
  test(
    `a visitor can read and a user can sign in for this visit if the storage is ${name}`,
    name === 'blocked' ? {} : nightly,
    async ({ page, browser }) => {
      const user = await signUp(await browser.newPage(), 'Gil Discret');
      await page.addInitScript(refuse);
      const faults = watchFaults(page);
      await page.goto('/explore');
      await expect(page.getByRole('article').first()).toBeVisible();

      await page
        .getByRole('banner')
        .getByRole('link', { name: t('common:nav.signIn') })
        .click();
      await signInByHand(page, user);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: t('common:close') }).click();
      // The preferences dialog opens after the onboarding is closed: one question at a time.
      await dialog.getByRole('button', { name: t('preferences:later') }).click();
      await expect(dialog).toBeHidden();
      const heart = page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /favoris$/ });
      await heart.click();
      await expect(page.getByText(t('common:toast.favouriteAdded'))).toBeVisible();
      expect(await readRows(page, user, 'favorites?select=user_id')).toEqual([{ user_id: user.id }]);

      await page.getByText('Gil Discret').click();
      await page.getByRole('link', { name: t('common:nav.profile') }).click();
      await page.getByRole('link', { name: t('profile:tabs.settings') }).click();
      await page.getByText(t('profile:settings.notifications.pushNotifications')).click();
      await page.getByRole('link', { name: t('profile:tabs.upcoming') }).click();
      await page.getByRole('link', { name: t('profile:tabs.settings') }).click();
      await expect(
        page.getByRole('switch', { name: t('profile:settings.notifications.pushNotifications') }),
      ).toBeChecked();
      await expect(dialog).toBeHidden();
      expect(faults).toEqual([]);
    },
  );
}

/** Stored values that Lively did not write. */
const junk = ['', '{', '[]', '"x"', '{"profileVisibility":"everybody","darkMode":"yes"}'];

test('invalid values in the storage show a visitor without any choice', async ({ page }) => {
  const faults = watchFaults(page);
  const keys = ['settings', 'language', 'session', 'return', 'consent', 'onboarding_completed', 'onboarding_date'];
  for (const text of junk) {
    await fillStorage(page, Object.fromEntries(keys.map((key) => [`lively_${key}`, text])));
    await page.goto('/cookies');
    await whenAppIsThere(page);
    await expect(page.getByRole('banner').getByRole('link', { name: t('common:nav.signIn') })).toBeVisible();
    await expect(page.locator('#preferences [name=analytics]')).toBeChecked();
    await expect(page.locator('#preferences [name=marketing]')).not.toBeChecked();
  }
  expect(faults).toEqual([]);
});

test('invalid stored settings are replaced by the defaults', async ({ page }) => {
  await signUp(page, 'Eve Casse');
  for (const text of junk) {
    await fillStorage(page, { lively_settings: text });
    await page.goto('/profile?tab=settings');
    await expect(page.getByRole('switch', { name: t('profile:settings.notifications.eventReminders') })).toBeChecked();
    await expect(page.getByRole('switch', { name: t('profile:settings.display.dark') })).not.toBeChecked();
    await expect(page.getByRole('radio', { name: t('profile:settings.visibility.public') })).toBeChecked();
  }
});
