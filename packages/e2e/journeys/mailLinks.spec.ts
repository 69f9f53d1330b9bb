import { publishableKey } from '@lively/server/publishableKey';
import { expect, type Page } from '@playwright/test';
import { newEmail } from '../helpers/newEmail';
import { openMailLink } from '../helpers/openMailLink';
import { pressMailLink } from '../helpers/pressMailLink';
import { readMailLink } from '../helpers/readMailLink';
import { type Account, registerUser } from '../helpers/registerUser';
import { signInByHand } from '../helpers/signInByHand';
import { signUp } from '../helpers/signUp';
import { skipOnboarding } from '../helpers/skipOnboarding';
import { t } from '../helpers/t';
import { test } from '../helpers/test';

test('the link of a sign-up opens a session once, in the browser that started it', async ({ page }) => {
  await skipOnboarding(page);
  const { email } = await signUpByHand(page, 'Luce Ici');
  const link = await readMailLink(page, email);
  await openMailLink(page, link);
  await expect(page).toHaveURL(/\/events$/);
  await expect(page.getByText('Luce Ici')).toBeVisible();
  // The preferences dialog opens first.
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('preferences:later') }).click();
  await expect(dialog).toBeHidden();

  await page.getByText('Luce Ici').click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('common:nav.signOut') })
    .click();
  await expect(page.getByText('Déconnexion réussie')).toBeVisible();
  await openMailLink(page, link);
  await expect(page).toHaveURL(/\/auth\?error=otp_expired$/);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Ce lien a expiré ou a déjà servi.');
});

test('the link of a sign-up in another browser confirms the address and asks to sign in', async ({ page, browser }) => {
  const account = await signUpByHand(page, 'Luce Ailleurs');
  const elsewhere = await (await browser.newContext()).newPage();
  await skipOnboarding(elsewhere);
  await openMailLink(elsewhere, await readMailLink(page, account.email));
  await expect(elsewhere).toHaveURL(/\/auth\?confirmed$/);
  await expect(elsewhere.getByText(t('auth:confirmed.title'))).toBeVisible();
  expect(await elsewhere.evaluate(() => localStorage.getItem('lively_session'))).toBeNull();
  await signInByHand(elsewhere, account);
  await expect(elsewhere.getByText('Luce Ailleurs')).toBeVisible();
});

test('a signed-in user is asked before the session of a link replaces theirs in every tab', async ({
  page,
  context,
}) => {
  const { email } = await signUpByHand(page, 'Luce Après');
  await signUp(page, 'Rose Avant');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Rose Avant' })).toBeVisible();

  const other = await context.newPage();
  await openMailLink(other, await readMailLink(page, email));
  const question = other.getByRole('alertdialog', { name: t('common:session.switch.title') });
  await expect(question).toBeVisible();
  await expect(other.getByText('Rose Avant')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1, name: 'Rose Avant' })).toBeVisible();
  await question.getByRole('button', { name: t('common:session.switch.confirm') }).click();
  await expect(other.getByText('Luce Après')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Luce Après' })).toBeVisible();
  await expect(page.getByText('Rose Avant')).toBeHidden();
});

test('a user who keeps their session when a link asks stays signed in, and the link is ignored', async ({ page }) => {
  const { email } = await signUpByHand(page, 'Luce Non');
  await signUp(page, 'Rose Reste');
  await openMailLink(page, await readMailLink(page, email));
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('common:session.switch.cancel') })
    .click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Rose Reste')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Rose Reste')).toBeVisible();
});

test('a session in a link from another user is never accepted', async ({ page }) => {
  const stranger = await registerUser(page, 'Max Piège');
  await pressMailLink(page, await readMailLink(page, stranger.email));
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: publishableKey },
    data: stranger,
  });
  const { access_token, refresh_token } = await answer.json();
  const written = `access_token=${access_token}&refresh_token=${refresh_token}&expires_in=3600&token_type=bearer`;
  await signUp(page, 'Rose Sûre');
  for (const type of ['signup', 'recovery']) {
    await page.goto(`/profile#${written}&type=${type}`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Rose Sûre' })).toBeVisible();
  }
  await page.evaluate(() => localStorage.removeItem('lively_session'));
  await page.goto(`/#${written}&type=signup`);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: t('common:nav.signIn') })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('lively_session'))).toBeNull();
});

test('the link of a password reset opens the form for a new password, which is valid at once', async ({ page }) => {
  await skipOnboarding(page);
  const account = await signUpByHand(page, 'Zoé Oublie');
  await pressMailLink(page, await readMailLink(page, account.email));
  await page.goto('/auth');
  await page.getByRole('button', { name: t('auth:forgotten') }).click();
  await page.getByRole('main').getByLabel(t('auth:fields.email')).fill(account.email);
  const before = await readMailLink(page, account.email);
  await page.getByRole('button', { name: t('auth:submits.forgotten') }).click();
  await expect(page.getByText('Si un compte existe à cette adresse')).toBeVisible();
  const link = await readMailLink(page, account.email, before);

  await openMailLink(page, link);
  await expect(page).toHaveURL(/\/auth\?form=newPassword$/);
  await page.locator('main [name=password]').fill('une autre phrase assez longue');
  await page.getByRole('button', { name: t('auth:submits.new-password') }).click();
  await expect(page.getByText(t('auth:passwordChanged'))).toBeVisible();
  await expect(page).toHaveURL(/\/events$/);
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: publishableKey },
    data: { email: account.email, password: 'une autre phrase assez longue' },
  });
  expect(answer.ok()).toBe(true);
});

/** Signs up on the page, so that its browser has the code verifier of the flow. */
async function signUpByHand(page: Page, fullName: string): Promise<Account> {
  const account = { email: newEmail('lien'), password: 'une phrase assez longue' };
  await page.goto('/auth');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth:toSignup.action') })
    .click();
  await page.getByLabel(t('auth:fields.fullName')).fill(fullName);
  await page.getByLabel('J’ai 18 ans ou plus').check();
  await signInByHand(page, account);
  await expect(page.getByText('Vérifiez votre email pour confirmer votre inscription !')).toBeVisible();
  return account;
}
