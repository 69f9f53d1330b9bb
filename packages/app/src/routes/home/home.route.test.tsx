import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { hang, jazz, lea } from '../../test/createTestBackend';
import { exploreEvents } from '../../test/exploreEvents';
import { renderRoute } from '../../test/renderRoute';

const usersTitle = { level: 1, name: 'Ce soir, demain, ce week-end' };

test('a visitor reads the landing page, with events of the catalogue once they are known', async () => {
  const { user, shownPath } = await renderRoute('/');
  expect(await screen.findByRole('link', { name: 'Nuit du jazz' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', usersTitle)).not.toBeInTheDocument();

  await user.type(screen.getByLabelText('Rechercher un événement'), 'nuit{Enter}');
  await waitFor(() => expect(shownPath()).toBe('/explore?q=nuit'));
});

test('the landing page shows how a sentence is understood, and searches by its filters', async () => {
  const { user, shownPath } = await renderRoute('/');
  await user.type(await screen.findByLabelText('Rechercher un événement'), 'concert gratuit à Cahors');
  const understood = await screen.findByText('Recherche comprise ainsi');
  await waitFor(() => expect(understood.parentElement).toHaveTextContent(/Cahors.*Musique.*Gratuit/));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(shownPath()).toMatch(/^\/explore\?commune=46042&category=music&price=0&words=/));
});

test('the landing page stays as it is where the catalogue cannot be read', async () => {
  const explore = vi.fn(() => Promise.reject(new Error('Down.')));
  await renderRoute('/landing', { events: { explore } });
  const sample = { name: 'Nuit Nina Simone, l’intégrale au piano' };
  expect(await screen.findByRole('link', sample)).toBeInTheDocument();
  await waitFor(() => expect(explore).toHaveBeenCalledOnce());
  expect(screen.getByRole('link', sample)).toBeInTheDocument();
});

test('a user reads the landing page where its URL names it', async () => {
  await renderRoute('/landing', { user: lea });
  expect(await screen.findByRole('link', { name: 'Nuit du jazz' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', usersTitle)).not.toBeInTheDocument();
});

test('nothing of the visitors’ page shows while the session is being read', async () => {
  await renderRoute('/', { user: lea, sessions: { watchSession: () => () => {} } });
  await screen.findByText('Chargement…');
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
});

test('a user comes home to what is on, day after day', async () => {
  await renderRoute('/', { user: lea });
  expect(await screen.findByRole('heading', usersTitle)).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 2, name: 'samedi 12 décembre 2099' })).toBeInTheDocument();
  expect(screen.getByText('2 événements')).toBeInTheDocument();
});

test('loads the events', async () => {
  await renderRoute('/', { user: lea, events: { explore: hang } });
  await screen.findByText('Chargement des événements…');
});

test('an empty list offers to take the search away', async () => {
  const { user, shownPath } = await renderRoute('/?q=opéra', { user: lea });
  expect(await screen.findByText('Aucun événement trouvé')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Sans «\sopéra\s»/ }));
  expect(await screen.findByText('Nuit du jazz')).toBeInTheDocument();
  expect(shownPath()).toBe('/');
});

test('what cannot be read is said, and read again when asked', async () => {
  const explore = vi.fn(exploreEvents([jazz])).mockRejectedValueOnce(new Error('Down.'));
  const { user } = await renderRoute('/', { user: lea, events: { explore } });
  expect(await screen.findByText('Erreur lors du chargement des événements')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Nuit du jazz')).toBeInTheDocument();
});
