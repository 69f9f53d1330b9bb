import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ProviderServices } from '../../data/Identities';
import { lea } from '../../test/createTestBackend';
import { findToast, renderRoute } from '../../test/renderRoute';
import { t } from '../../test/t';

const listProviders = async () => [
  { id: 'ville', name: 'Ville de Lyon' },
  { id: 'agglo', name: 'Agglo' },
];

test('the providers of the host are listed below the form in their order', async () => {
  const { page } = await renderRoute('/auth', { providers: { listProviders } });
  await screen.findByRole('heading', { level: 2, name: t('auth:providers.title') });
  const names = page()
    .getAllByRole('button', { name: /^Continuer avec/ })
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Continuer avec Ville de Lyon', 'Continuer avec Agglo']);
  expect(page().getByText(/^En continuant/)).toBeInTheDocument();
});

test('the form shows no providers if they cannot be read', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const read = vi.fn<ProviderServices['listProviders']>().mockRejectedValue(new Error('Down.'));
  const { page } = await renderRoute('/auth', { providers: { listProviders: read } });
  await waitFor(() => expect(read).toHaveBeenCalled());
  expect(await page().findByRole('button', { name: t('auth:submits.login') })).toBeInTheDocument();
  expect(screen.queryByText(t('auth:providers.title'))).not.toBeInTheDocument();
});

test('a sign-in with a provider leads back to the requested page', async () => {
  const signIn = vi.fn<ProviderServices['signIn']>(async () => {});
  const { user, router, shownPath } = await renderRoute('/auth?redirect=%2Fexplore%3Fcity%3DLyon', {
    providers: { listProviders, signIn },
  });
  await user.click(await screen.findByRole('button', { name: 'Continuer avec Agglo' }));
  expect(signIn).toHaveBeenCalledExactlyOnceWith('agglo', 'http://localhost:3000/');
  await router.navigate('/?code=c0de');
  await waitFor(() => expect(shownPath()).toBe('/explore?city=Lyon'));
});

test('an unreachable provider shows a message', async () => {
  const signIn = () => Promise.reject(new Error('Failed to fetch'));
  const { user } = await renderRoute('/auth', { providers: { listProviders, signIn } });
  await user.click(await screen.findByRole('button', { name: 'Continuer avec Agglo' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Le service ne répond pas');
});

test.each([
  ['access_denied', 'L’autre service a refusé la connexion. Réessayez, ou connectez-vous par email.'],
  ['email_exists', /^Un compte existe déjà à cette adresse/],
  ['unexpected_failure', /^Le service ne répond pas/],
])('a refusal by a provider with %s is shown on the sign-in page', async (code, text) => {
  const { shownPath } = await renderRoute(`/?error=access_denied&error_code=${code}`);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(shownPath()).toBe(`/auth?error=${code}`);
});

test('an identity is linked without a question about a change of account', async () => {
  const exchangeCode = vi.fn(async () => 'exchanged' as const);
  const { shownPath } = await renderRoute('/?flow=link&code=c0de', { user: lea, sessions: { exchangeCode } });
  await findToast(t('profile:settings.identities.linked'));
  await waitFor(() => expect(shownPath()).toBe('/profile?tab=settings'));
  expect(exchangeCode).toHaveBeenCalledExactlyOnceWith('c0de');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test.each([
  ['identity_already_exists', 'Cet autre compte est déjà associé à un compte Lively.'],
  ['session_not_found', /^La session qui a demandé l’association a pris fin/],
])('an identity that could not be linked because of %s shows the reason', async (code, text) => {
  const { shownPath } = await renderRoute(`/?flow=link&error=access_denied&error_code=${code}`, { user: lea });
  expect(await screen.findByText(t('profile:settings.identities.linkFailed'))).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
  await waitFor(() => expect(shownPath()).toBe('/profile?tab=settings'));
});
