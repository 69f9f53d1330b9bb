import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectUsable } from '../helpers/expectUsable';
import { signUp, type User } from '../helpers/signUp';
import { skipOnboarding } from '../helpers/skipOnboarding';
import { t } from '../helpers/t';
import { tabTo } from '../helpers/tabTo';
import { test } from '../helpers/test';
import { watchFaults } from '../helpers/watchFaults';

test.use({ viewport: { width: 320, height: 640 } });

test('a second factor is added, required at the sign-in and replaced by a recovery code, with the keyboard only', async ({
  page,
  browser,
}) => {
  const user = await signUp(page, 'Inès Prudente');
  const faults = watchFaults(page);
  await page.goto('/profile?tab=settings');
  await tabTo(page, page.getByRole('button', { name: t('secondFactor:list.add') }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(t('secondFactor:fields.name'))).toBeFocused();
  await page.keyboard.type('Téléphone');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect(page.getByLabel(t('secondFactor:fields.code'))).toBeFocused();
  await expectUsable(page);
  const secret = String(await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent()).replaceAll(' ', '');
  await page.keyboard.type(codeOf(secret));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: t('secondFactor:codes.title') })).toBeFocused();
  await expectUsable(page);
  const codes = await page
    .getByRole('list', { name: t('secondFactor:codes.title') })
    .getByRole('listitem')
    .allInnerTexts();
  expect(codes).toHaveLength(10);
  await tabTo(page, page.getByRole('button', { name: t('secondFactor:codes.done') }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Il vous reste 10 codes de secours.')).toBeVisible();
  await expectUsable(page);

  await tabTo(page, page.getByRole('main').getByRole('button', { name: t('common:nav.signOut') }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth$/);
  await signIn(page, user);
  await expect(page.getByRole('heading', { level: 1, name: t('secondFactor:challenge.code.title') })).toBeVisible();
  await expect(page.getByLabel(t('secondFactor:fields.code'))).toBeFocused();
  await expectUsable(page);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Ce code n’est pas le bon');
  await expectUsable(page);
  await page.getByLabel(t('secondFactor:fields.code')).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: t('recommendations:title') })).toBeVisible();
  // The browser logs the response to the wrong code.
  expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);

  // The device is lost: the user has another browser and a stored recovery code.
  const found = await (await browser.newContext({ viewport: { width: 320, height: 640 } })).newPage();
  await skipOnboarding(found);
  await found.goto('/auth?redirect=%2Fexplore');
  await signIn(found, user);
  await tabTo(found, found.getByRole('button', { name: t('secondFactor:challenge.code.other') }));
  await found.keyboard.press('Enter');
  await expect(found.getByLabel(t('secondFactor:fields.recoveryCode'))).toBeFocused();
  await expectUsable(found);
  await found.keyboard.type(codes[3] ?? '');
  await found.keyboard.press('Enter');
  await expect(found.getByText(t('secondFactor:recovered.title')).first()).toBeVisible();
  await expect(found.getByLabel(t('secondFactor:fields.name'))).toBeFocused();
  await expect(found).toHaveURL(/\/profile\?tab=settings$/);
});

/** Returns the code of an app, a number of 30-second steps from now. Each code is valid once. */
const codeOf = (secret: string, steps = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

async function signIn(page: Page, { email, password }: User) {
  await tabTo(page, page.getByRole('main').getByLabel(t('auth:fields.email')));
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}
