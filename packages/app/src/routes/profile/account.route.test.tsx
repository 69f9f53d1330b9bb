import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lea } from '../../test/createTestBackend';
import { findToast, renderRoute } from '../../test/renderRoute';
import { startsWith } from '../../test/startsWith';
import { t } from '../../test/t';

async function openSettings(options: Parameters<typeof renderRoute>[1] = {}) {
  const opened = await renderRoute('/profile?tab=settings', { user: lea, ...options });
  await screen.findByRole('heading', { level: 3, name: t('profile:settings.account.title') });
  const press = async (name: string) => opened.user.click(await screen.findByRole('button', { name }));
  return { ...opened, press };
}

test('the address of the account is shown and can be changed', async () => {
  const changeEmail = vi.fn(async () => {});
  const { user, press, page } = await openSettings({ credentials: { changeEmail } });
  expect(page().getByText('lea@exemple.fr')).toBeInTheDocument();
  await press('Changer d’adresse email');
  const field = await page().findByLabelText(startsWith(t('profile:settings.account.email.next')));
  expect(field).toHaveFocus();
  await user.type(field, 'lea@exemple.fr');
  await press('Envoyer les liens');
  expect(await page().findByText(t('profile:settings.account.problem.email.unchanged'))).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, 'lea@ailleurs.example');
  await press('Envoyer les liens');
  expect(await page().findByText(t('profile:settings.account.email.sent'))).toBeInTheDocument();
  expect(changeEmail).toHaveBeenCalledExactlyOnceWith('lea@ailleurs.example', 'http://localhost:3000/');
  expect(screen.getByRole('button', { name: t('profile:settings.account.email.change') })).toHaveFocus();
});

test('a new password requires the current one and shows an error if it is wrong', async () => {
  const wrong = Object.assign(new Error('Current password is not correct.'), { code: 'current_password_invalid' });
  const changePassword = vi.fn<() => Promise<void>>().mockRejectedValueOnce(wrong).mockResolvedValueOnce(undefined);
  const { user, press, page } = await openSettings({ credentials: { changePassword } });
  await press('Changer de mot de passe');
  await user.type(await page().findByLabelText(startsWith(t('profile:settings.account.password.current'))), 'faux');
  await user.type(page().getByLabelText(startsWith(t('auth:fields.newPassword'))), 'une autre nuit');
  await press('Enregistrer le mot de passe');
  expect(await page().findByRole('alert')).toHaveTextContent(t('auth:failure.current_password_invalid'));
  expect(page().getByLabelText(startsWith(t('auth:fields.newPassword')))).toHaveValue('une autre nuit');
  await press('Enregistrer le mot de passe');
  await findToast(t('auth:passwordChanged'));
  expect(changePassword).toHaveBeenLastCalledWith(
    { currentPassword: 'faux', password: 'une autre nuit' },
    expect.any(AbortSignal),
  );
});

test('the second link of a new address reads the session once and shows a message', async () => {
  const refreshUser = vi.fn(async () => {});
  const { shownPath } = await renderRoute('/?flow=email&code=c0de', { user: lea, sessions: { refreshUser } });
  await findToast(t('auth:emailChange.changed'));
  expect(refreshUser).toHaveBeenCalledOnce();
  await waitFor(() => expect(shownPath()).toBe('/profile?tab=settings'));
});

test.each([
  ['message=accepted', 'Il reste un lien à ouvrir'],
  ['error=access_denied&error_code=otp_expired', 'Adresse email inchangée'],
])('a link with %s shows the message: %s', async (query, text) => {
  const { shownPath } = await renderRoute(`/?flow=email&${query}`, { user: lea });
  await findToast(text);
  await waitFor(() => expect(shownPath()).toBe('/profile?tab=settings'));
});

test.each([
  ['code=c0de', 'Votre adresse email a changé', '/auth?confirmed=changed'],
  ['message=accepted', 'Il reste un lien à ouvrir', '/auth?confirmed=halfway'],
  ['error_code=otp_expired', /Ce lien a expiré/, '/auth?error=otp_expired'],
])('a link with %s leads to the sign-in page without a session', async (query, text, path) => {
  const exchangeCode = vi.fn(async () => 'exchanged' as const);
  const { shownPath } = await renderRoute(`/?flow=email&${query}`, { sessions: { exchangeCode } });
  await findToast(text);
  await waitFor(() => expect(shownPath()).toBe(path));
  expect(exchangeCode).not.toHaveBeenCalled();
});

test('the specified message is shown and the account is kept without the setting for deletion', async () => {
  const deleteAccount = vi.fn(async () => {});
  const { press } = await openSettings({ profile: { deleteAccount } });
  await press('Supprimer mon compte');
  await findToast(/^La suppression de compte sera disponible prochainement\. D’ici là, écrivez à \S+@\S+\.$/);
  expect(deleteAccount).not.toHaveBeenCalled();
});

test('an account is deleted after its address is typed, and the user is signed out', async () => {
  vi.stubEnv('VITE_ACCOUNT_DELETION', 'on');
  const deleteAccount = vi.fn(async () => {});
  const { user, press, page, shownPath } = await openSettings({ profile: { deleteAccount } });
  await press('Supprimer mon compte');
  const form = within(await page().findByRole('form', { name: t('profile:settings.account.remove') }));
  expect(form.getByText(/^Sont supprimés/)).toBeInTheDocument();
  expect(form.getByText(/restent en ligne/)).toBeInTheDocument();
  await user.type(form.getByRole('textbox'), 'oui');
  await press('Supprimer définitivement');
  expect(await form.findByText(t('profile:settings.account.problem.confirmation.mismatch'))).toBeInTheDocument();
  expect(deleteAccount).not.toHaveBeenCalled();
  await user.clear(form.getByRole('textbox'));
  await user.type(form.getByRole('textbox'), 'lea@exemple.fr');
  await press('Supprimer définitivement');
  await findToast(t('profile:settings.account.deleted.title'));
  expect(deleteAccount).toHaveBeenCalledOnce();
  await waitFor(() => expect(shownPath()).toBe('/'));
  expect(await screen.findByRole('link', { name: t('common:nav.signIn') })).toBeInTheDocument();
  expect(screen.queryByText('lea@exemple.fr')).not.toBeInTheDocument();
});

test('Cancel returns the focus to the button', async () => {
  vi.stubEnv('VITE_ACCOUNT_DELETION', 'on');
  const { press } = await openSettings();
  await press('Supprimer mon compte');
  await press('Garder mon compte');
  expect(screen.getByRole('button', { name: t('profile:settings.account.remove') })).toHaveFocus();
});

test('a failed deletion shows its message in the dialog', async () => {
  vi.stubEnv('VITE_ACCOUNT_DELETION', 'on');
  const { user, press, page } = await openSettings({ profile: { deleteAccount: () => Promise.reject(new Error()) } });
  await press('Supprimer mon compte');
  await user.type((await page().findByRole('form')).querySelector('input') as HTMLElement, 'lea@exemple.fr');
  await press('Supprimer définitivement');
  expect(await page().findByRole('alert')).toHaveTextContent('Le service ne répond pas');
});
