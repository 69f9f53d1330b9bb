import { expect, type Page } from '@playwright/test';
import { expectUsable } from '../helpers/expectUsable';
import { newEmail } from '../helpers/newEmail';
import { setProviderUser } from '../helpers/setProviderUser';
import { signUp } from '../helpers/signUp';
import { skipOnboarding } from '../helpers/skipOnboarding';
import { t } from '../helpers/t';
import { tabTo } from '../helpers/tabTo';
import { test } from '../helpers/test';

// The provider has only one signed-in user at a time.
test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 320, height: 640 } });

test('a provider that does not answer causes a message on the sign-in page', async ({ page }) => {
  await page.goto('/auth');
  await enterWith(page, 'Gone');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Le service ne répond pas');
  await expectUsable(page);
  await expect(page).toHaveURL(/\/auth\?error=unexpected_failure$/);
});

test('a visitor signs up with a provider, signs out and signs in with it, with the keyboard only', async ({ page }) => {
  await skipOnboarding(page);
  await setProviderUser(page, newUser({ name: 'Ada Ailleurs' }));
  for (const _ of ['sign up', 'sign in']) {
    await page.goto('/auth?redirect=%2Fprofile%3Ftab%3Dsettings');
    await enterWith(page, 'Acme');
    await expect(page).toHaveURL(/\/profile\?tab=settings$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Ailleurs' })).toBeVisible();
    // The last sign-in method cannot be removed.
    const identities = page.getByRole('list', { name: t('profile:settings.identities.title') });
    await expect(identities.getByRole('listitem')).toHaveCount(1);
    await expect(identities).toContainText('Acme');
    await expect(identities.getByRole('button')).toHaveCount(0);
    await expectUsable(page);
    await signOut(page);
  }
});

test('a user links a provider, signs in and unlinks it in Spanish, with the keyboard only', async ({ page }) => {
  const { email } = await signUp(page, 'Léo Lié');
  await setProviderUser(page, newUser({ email }));
  await page.goto('/es/profile?tab=settings');
  await tabTo(page, page.getByRole('button', { name: 'Vincular Acme' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Cuenta vinculada').first()).toBeVisible();
  await expectUsable(page);
  await expect(page).toHaveURL(/\/profile\?tab=settings$/);
  await signOut(page, 'Cerrar sesión');

  await page.goto('/es/auth?redirect=%2Fprofile%3Ftab%3Dsettings');
  await enterWith(page, 'Acme', 'Continuar con');
  await expect(page.getByRole('heading', { level: 1, name: 'Léo Lié' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Desvincular Acme' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Cuenta desvinculada').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Cuentas vinculadas' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Vincular Acme' })).toBeVisible();
  await expectUsable(page);
  await signOut(page, 'Cerrar sesión');

  // The email address alone does not open the account.
  await page.goto('/es/auth');
  await enterWith(page, 'Acme', 'Continuar con');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Ya existe una cuenta con este correo');
});

test('a sign-in that the user refuses at the provider shows the reason', async ({ page }) => {
  await setProviderUser(page, newUser({ consents: false }));
  await page.goto('/auth');
  await enterWith(page, 'Acme');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('L’autre service a refusé la connexion');
  await expectUsable(page);
});

function newUser<Change extends object>(change: Change) {
  const email = newEmail('acme');
  return { sub: email, email, ...change };
}

async function enterWith(page: Page, provider: string, words = 'Continuer avec') {
  await tabTo(page, page.getByRole('button', { name: `${words} ${provider}` }));
  await page.keyboard.press('Enter');
}

async function signOut(page: Page, name = 'Se déconnecter') {
  await tabTo(page, page.getByRole('main').getByRole('button', { name }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth$/);
}
