import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Identity, IdentityServices } from '../../data/Identities';
import { lea } from '../../test/createTestBackend';
import { findToast, renderRoute } from '../../test/renderRoute';

const password: Identity = { id: 'i1', provider: 'email', email: 'lea@exemple.fr' };
const ville: Identity = { id: 'i2', provider: 'ville', email: 'lea@ville.example' };
const listProviders = async () => [
  { id: 'ville', name: 'Ville de Lyon' },
  { id: 'agglo', name: 'Agglo' },
];

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
  const list = await screen.findByRole('list', { name: 'Comptes associés' });
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
  await findToast('Compte non associé');
});

test('an identity can be unlinked', async () => {
  const { press, unlinkIdentity } = await openIdentities([password, ville]);
  await press('Dissocier Ville de Lyon');
  await findToast('Compte dissocié');
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

test('the section is hidden if the host has no providers', async () => {
  const listIdentities = vi.fn(async () => [password]);
  await renderRoute('/profile?tab=settings', { user: lea, identities: { listIdentities } });
  await screen.findByRole('heading', { level: 3, name: 'Mon compte' });
  await waitFor(() => expect(screen.queryByText('Comptes associés')).not.toBeInTheDocument());
  expect(listIdentities).not.toHaveBeenCalled();
});
