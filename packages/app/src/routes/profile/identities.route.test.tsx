import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Identity, IdentityServices } from '../../data/Identities';
import { lea } from '../../test/createTestBackend';
import { findToast, renderRoute } from '../../test/renderRoute';
import { startsWith } from '../../test/startsWith';
import { t } from '../../test/t';

const password: Identity = { id: 'i1', provider: 'email', email: 'lea@exemple.fr' };
const ville: Identity = { id: 'i2', provider: 'ville', email: 'lea@ville.example' };
const listProviders = async () => [
  { id: 'ville', name: 'Ville de Lyon' },
  { id: 'agglo', name: 'Agglo' },
];

const refusal = (code: string) => Promise.reject(Object.assign(new Error('No.'), { code }));
const title = (name: string) => screen.findByRole('form', { name });

async function openIdentities(listed: readonly Identity[], identities: Partial<IdentityServices> = {}) {
  let left = listed;
  const unlinkIdentity = vi.fn<IdentityServices['unlinkIdentity']>(async (gone) => {
    left = left.filter(({ id }) => id !== gone);
  });
  const opened = await renderRoute('/profile?tab=settings', {
    user: lea,
    providers: { listProviders },
    identities: { listIdentities: async () => left, unlinkIdentity, ...identities },
  });
  const list = await screen.findByRole('list', { name: t('profile:settings.identities.title') });
  const press = async (name: string) => opened.user.click(await screen.findByRole('button', { name }));
  return { ...opened, unlinkIdentity, list, press };
}

test('linked identities and other providers are listed', async () => {
  const { list, page } = await openIdentities([password, ville]);
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Adresse email et mot de passe', 'Ville de Lyonlea@ville.exampleDissocier']);
  expect(page().getByRole('button', { name: 'Associer Agglo' })).toBeInTheDocument();
  expect(page().queryByRole('button', { name: 'Associer Ville de Lyon' })).not.toBeInTheDocument();
});

test('a failed attempt to link a provider shows a message', async () => {
  const linkIdentity = vi.fn<IdentityServices['linkIdentity']>().mockRejectedValue(new Error('Failed to fetch'));
  const { press } = await openIdentities([password], { linkIdentity });
  await press('Associer Ville de Lyon');
  expect(linkIdentity).toHaveBeenCalledExactlyOnceWith('ville', 'http://localhost:3000/');
  await findToast(t('profile:settings.identities.linkFailed'));
});

test('an identity can be unlinked', async () => {
  const { press, unlinkIdentity } = await openIdentities([password, ville]);
  await press('Dissocier Ville de Lyon');
  await findToast(t('profile:settings.identities.unlinked'));
  expect(unlinkIdentity).toHaveBeenCalledExactlyOnceWith('i2');
  expect(await screen.findByRole('button', { name: 'Associer Ville de Lyon' })).toBeInTheDocument();
});

test('the last way to sign in cannot be removed', async () => {
  const { list } = await openIdentities([ville]);
  expect(within(list).queryByRole('button')).not.toBeInTheDocument();
});

test('a refused removal shows a message', async () => {
  const refusal = Object.assign(new Error('No.'), { code: 'single_identity_not_deletable' });
  const { press } = await openIdentities([password, ville], { unlinkIdentity: () => Promise.reject(refusal) });
  await press('Dissocier Ville de Lyon');
  await findToast(/^C’est votre dernier moyen de vous connecter/);
});

test('after an old sign-in, an account is linked with the password', async () => {
  const linkIdentity = vi
    .fn<IdentityServices['linkIdentity']>()
    .mockImplementationOnce(() => refusal('reauthentication_needed'));
  const reauthenticate = vi
    .fn<IdentityServices['reauthenticate']>()
    .mockImplementationOnce(() => refusal('current_password_invalid'));
  const { press, user } = await openIdentities([password], { linkIdentity, reauthenticate });
  await press('Associer Ville de Lyon');
  const form = within(await title('Associer Ville de Lyon'));
  expect(form.getByText(/date de plus d’un quart d’heure/)).toBeInTheDocument();
  const field = form.getByLabelText(startsWith(t('profile:settings.account.password.current')));
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/Déconnectez-vous, reconnectez-vous/);

  await press('Continuer');
  expect(await form.findAllByText(t('secondFactor:problem.password.required'))).not.toHaveLength(0);
  expect(reauthenticate).not.toHaveBeenCalled();
  await user.type(field, 'une autre phrase{Enter}');
  expect(await form.findByRole('alert')).toHaveTextContent(t('auth:failure.current_password_invalid'));
  expect(linkIdentity).toHaveBeenCalledOnce();
  await user.clear(field);
  await user.type(field, ' une phrase {Enter}');
  expect(await screen.findByRole('list', { name: t('profile:settings.identities.title') })).toHaveFocus();
  expect(reauthenticate).toHaveBeenLastCalledWith(' une phrase ', expect.any(AbortSignal));
  expect(linkIdentity).toHaveBeenCalledTimes(2);
  expect(linkIdentity).toHaveBeenLastCalledWith('ville', 'http://localhost:3000/');
});

test('after an old sign-in, an account is unlinked with the password', async () => {
  let isFresh = false;
  let listed = [password, ville];
  const { press, user } = await openIdentities(listed, {
    listIdentities: async () => listed,
    async unlinkIdentity() {
      if (!isFresh) await refusal('reauthentication_needed');
      listed = [password];
    },
    async reauthenticate() {
      isFresh = true;
    },
  });
  await press('Dissocier Ville de Lyon');
  const form = within(await title('Dissocier Ville de Lyon'));
  await user.type(form.getByLabelText(startsWith(t('profile:settings.account.password.current'))), 'une phrase');
  await user.click(form.getByRole('button', { name: t('profile:settings.identities.unlink') }));
  await findToast(t('profile:settings.identities.unlinked'));
  expect(await screen.findByRole('button', { name: 'Associer Ville de Lyon' })).toBeInTheDocument();
  expect(screen.getByRole('list', { name: t('profile:settings.identities.title') })).toHaveFocus();
});

test('a change that needs the password can be cancelled, and its failure after the password shows a message', async () => {
  const linkIdentity = vi
    .fn<IdentityServices['linkIdentity']>()
    .mockImplementationOnce(() => refusal('reauthentication_needed'))
    .mockImplementationOnce(() => refusal('reauthentication_needed'))
    .mockRejectedValue(new Error('Failed to fetch'));
  const { press, user } = await openIdentities([password], { linkIdentity });
  await press('Associer Ville de Lyon');
  await title('Associer Ville de Lyon');
  await press('Annuler');
  expect(await screen.findByRole('list', { name: t('profile:settings.identities.title') })).toHaveFocus();
  expect(linkIdentity).toHaveBeenCalledOnce();

  await press('Associer Ville de Lyon');
  const form = within(await title('Associer Ville de Lyon'));
  await user.type(form.getByLabelText(startsWith(t('profile:settings.account.password.current'))), 'une phrase{Enter}');
  await findToast(t('profile:settings.identities.linkFailed'));
  expect(await screen.findByRole('list', { name: t('profile:settings.identities.title') })).toBeInTheDocument();
});

test('the section is hidden if the host has no providers', async () => {
  const listIdentities = vi.fn(async () => [password]);
  await renderRoute('/profile?tab=settings', { user: lea, identities: { listIdentities } });
  await screen.findByRole('heading', { level: 3, name: t('profile:settings.account.title') });
  await waitFor(() => expect(screen.queryByText(t('profile:settings.identities.title'))).not.toBeInTheDocument());
  expect(listIdentities).not.toHaveBeenCalled();
});
