import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sessionStorageKey } from '../../supabase/sessionStorageKey';
import { hang, lea } from '../../test/createTestBackend';
import { findToast, renderRoute } from '../../test/renderRoute';
import { startsWith } from '../../test/startsWith';
import { t } from '../../test/t';

type Opened = Awaited<ReturnType<typeof renderRoute>>;

async function logIn({ user, page }: Opened) {
  await user.type(await page().findByLabelText(startsWith(t('auth:fields.email'))), 'lea@exemple.fr');
  await user.type(page().getByLabelText(startsWith(t('auth:fields.password'))), 'une nuit de jazz');
  await user.click(page().getByRole('button', { name: t('auth:submits.login') }));
}

test('the sign-in leads to the recommendations', async () => {
  const opened = await renderRoute('/auth');
  await logIn(opened);
  expect(await screen.findByRole('heading', { level: 1, name: t('recommendations:title') })).toBeInTheDocument();
  expect(opened.shownPath()).toBe('/events');
});

test('the sign-in leads back to the page that asked for it', async () => {
  const opened = await renderRoute('/auth?redirect=%2Fexplore%3Fcity%3DLyon');
  await logIn(opened);
  expect(await screen.findByRole('heading', { level: 1, name: 'Lyon' })).toBeInTheDocument();
  expect(opened.shownPath()).toBe('/explore?city=Lyon');
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example'])(
  'the sign-in never leads to another site: %s',
  async (url) => {
    const opened = await renderRoute(`/auth?redirect=${encodeURIComponent(url)}`);
    await logIn(opened);
    await waitFor(() => expect(opened.shownPath()).toBe('/events'));
  },
);

test('a signed-in user is redirected', async () => {
  const { shownPath } = await renderRoute('/auth?redirect=%2Fexplore', { user: lea });
  expect(await screen.findByRole('heading', { level: 1, name: t('explore:title') })).toBeInTheDocument();
  expect(shownPath()).toBe('/explore');
});

test('the form shows that it is being sent', async () => {
  const opened = await renderRoute('/auth', { authForms: { logIn: hang } });
  await logIn(opened);
  expect(await opened.page().findByRole('status')).toHaveTextContent(t('auth:submitting'));
});

test.each([
  ['invalid_credentials', 'Invalid login credentials', 'Adresse email ou mot de passe incorrect.'],
  ['captcha_failed', 'captcha protection: request disallowed', 'La vérification anti-robot a échoué.'],
  ['hook_timeout', 'A hook is late', 'A hook is late'],
])('a refusal with %s shows a message and keeps the typed text', async (code, message, text) => {
  const opened = await renderRoute('/auth', {
    authForms: { logIn: () => Promise.reject(Object.assign(new Error(message), { code })) },
  });
  await logIn(opened);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(opened.page().getByLabelText(startsWith(t('auth:fields.email')))).toHaveValue('lea@exemple.fr');
  expect(opened.shownPath()).toBe('/auth');
});

test('an incomplete form shows errors and is not sent', async () => {
  const logIn = vi.fn(async () => lea);
  const { user, page } = await renderRoute('/auth', { authForms: { logIn } });
  await user.click(await page().findByRole('button', { name: t('auth:submits.login') }));
  const summary = await screen.findByText('2 champs à corriger');
  const links = within(summary.parentElement as HTMLElement).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Adresse email', 'Mot de passe']);
  expect(page().getByLabelText(startsWith(t('auth:fields.email')))).toBeInvalid();
  expect(logIn).not.toHaveBeenCalled();
});

test.each(['a@b@c.fr', 'a', 'a@', 'a b@c.fr', 'lea@exemple'])(
  'the malformed address «%s» shows the expected form of an address',
  async (email) => {
    const { user, page } = await renderRoute('/auth');
    await user.type(await page().findByLabelText(startsWith(t('auth:fields.email'))), email);
    await user.type(page().getByLabelText(startsWith(t('auth:fields.password'))), 'colonne-morris');
    await user.click(page().getByRole('button', { name: t('auth:submits.login') }));
    expect(page().getByLabelText(startsWith(t('auth:fields.email')))).toHaveAccessibleDescription(
      'Cette adresse n’est pas valide. Exemple\u00a0: zoe@exemple.fr',
    );
  },
);

test('the URL of the sign-up opens its form', async () => {
  await renderRoute('/auth?form=signup');
  expect(await screen.findByRole('button', { name: t('auth:submits.signup') })).toBeInTheDocument();
});

test('the sign-up asks to confirm the email address, and can send the mail again', async () => {
  const resendConfirmation = vi.fn(async () => {});
  const { user, page } = await renderRoute('/auth', { authForms: { resendConfirmation } });
  await user.click(await screen.findByRole('button', { name: t('auth:toSignup.action') }));
  await user.type(await screen.findByLabelText(startsWith(t('auth:fields.fullName'))), 'Léa Martin');
  await user.click(screen.getByLabelText(/^J’ai 18 ans ou plus/));
  await user.type(page().getByLabelText(startsWith(t('auth:fields.email'))), 'lea@exemple.fr');
  await user.type(page().getByLabelText(startsWith(t('auth:fields.password'))), 'une nuit de jazz');
  await user.click(screen.getByRole('button', { name: t('auth:submits.signup') }));
  expect(
    await screen.findByRole('heading', { level: 1, name: t('auth:titles.confirmation-sent') }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('auth:resend') }));
  await findToast(t('auth:resent'));
  expect(resendConfirmation).toHaveBeenCalledExactlyOnceWith('lea@exemple.fr', expect.any(AbortSignal));
});

test('the message of an expired link disappears when the form is sent', async () => {
  const opened = await renderRoute('/auth?error=otp_expired', { authForms: { logIn: hang } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Ce lien a expiré ou a déjà servi.');
  await logIn(opened);
  await waitFor(() => expect(screen.queryByText(/Ce lien a expiré/)).not.toBeInTheDocument());
});

test('a refused link leads to the sign-in page with the reason', async () => {
  const { shownPath } = await renderRoute('/?error=access_denied&error_code=otp_expired');
  expect(await screen.findByText(/Ce lien a expiré ou a déjà servi/)).toBeInTheDocument();
  expect(shownPath()).toBe('/auth?error=otp_expired');
});

test('the code of a link is exchanged once for a session', async () => {
  const exchangeCode = vi.fn(async () => {
    // The page may call it before `renderRoute` resolves.
    (await opened).backend.report({ type: 'session.signedIn', user: lea });
    return 'exchanged' as const;
  });
  const opened = renderRoute('/?code=c0de', { sessions: { exchangeCode } });
  const { shownPath } = await opened;
  expect(await screen.findByRole('heading', { level: 1, name: t('recommendations:title') })).toBeInTheDocument();
  expect(shownPath()).toBe('/events');
  expect(exchangeCode).toHaveBeenCalledExactlyOnceWith('c0de');
});

test('the link of a password reset leads to the form for a new password, then to the recommendations', async () => {
  const changePassword = vi.fn(async () => lea);
  const { user, shownPath } = await renderRoute('/?flow=recovery&code=c0de', { authForms: { changePassword } });
  expect(await screen.findByRole('heading', { level: 1, name: t('auth:titles.new-password') })).toBeInTheDocument();
  expect(shownPath()).toBe('/auth?form=newPassword');
  await user.type(
    screen.getByLabelText(startsWith(t('auth:fields.newPassword')), { selector: 'input' }),
    'une autre nuit',
  );
  await user.click(screen.getByRole('button', { name: t('auth:submits.new-password') }));
  await waitFor(() => expect(shownPath()).toBe('/events'));
  await findToast(t('auth:passwordChanged'));
  expect(changePassword).toHaveBeenCalledExactlyOnceWith('une autre nuit', expect.any(AbortSignal));
});

test('a link from another browser confirms the address and asks to sign in', async () => {
  const { shownPath } = await renderRoute('/?code=c0de', { sessions: { exchangeCode: async () => 'elsewhere' } });
  await findToast(t('auth:confirmed.title'));
  expect(await screen.findByRole('heading', { level: 1, name: /^Vous revoilà/ })).toBeInTheDocument();
  expect(shownPath()).toBe('/auth?confirmed');
});

test('a used code is refused with a message', async () => {
  const exchangeCode = () => Promise.reject(Object.assign(new Error('Used.'), { code: 'otp_expired' }));
  const { shownPath } = await renderRoute('/?code=c0de', { sessions: { exchangeCode } });
  expect(await screen.findByText(/Ce lien a expiré ou a déjà servi/)).toBeInTheDocument();
  expect(shownPath()).toBe('/auth?error=otp_expired');
});

/** Stores what the auth client stores when a sign-up begins in this browser. */
const beginLink = () => localStorage.setItem(`${sessionStorageKey}-code-verifier`, '"verifier"');

test('a signed-in user can refuse a link that would replace the session', async () => {
  beginLink();
  const exchangeCode = vi.fn(async () => 'exchanged' as const);
  const { user, shownPath } = await renderRoute('/?code=c0de', { user: lea, sessions: { exchangeCode } });
  await screen.findByRole('alertdialog', { name: /^Changer de compte/ });
  expect(exchangeCode).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: t('common:session.switch.cancel') }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(shownPath()).toBe('/');
  expect(exchangeCode).not.toHaveBeenCalled();
});

test('a signed-in user can accept a link that replaces the session', async () => {
  beginLink();
  const exchangeCode = vi.fn(async () => 'exchanged' as const);
  const { user, shownPath } = await renderRoute('/?code=c0de', { user: lea, sessions: { exchangeCode } });
  await user.click(await screen.findByRole('button', { name: t('common:session.switch.confirm') }));
  await waitFor(() => expect(shownPath()).toBe('/events'));
  expect(exchangeCode).toHaveBeenCalledExactlyOnceWith('c0de');
});
