// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { hang, jazz, lea } from '../../test/createTestBackend';
import { findToast, renderRoute } from '../../test/renderRoute';

test('loads the events', async () => {
  await renderRoute('/explore', { events: { listEvents: hang } });
  expect(await screen.findByText('Chargement des événements…')).toBeInTheDocument();
  expect(screen.queryByText('Nuit du jazz')).not.toBeInTheDocument();
});

test('shows the events, each a link to its page', async () => {
  await renderRoute('/explore');
  expect(await screen.findByRole('link', { name: 'Nuit du jazz' })).toHaveAttribute('href', `/event/${jazz.id}`);
  expect(screen.getByRole('link', { name: 'Finale de quartier' })).toBeInTheDocument();
  expect(screen.getByText('2 événements')).toBeInTheDocument();
  expect(document.title).toBe('Explorer · Lively');
});

test('the URL holds the filters, and an empty list offers to take one away', async () => {
  const { user, shownPath } = await renderRoute('/explore?q=opéra');
  expect(await screen.findByText('Aucun événement trouvé')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Sans «\sopéra\s»\s: 2 événements$/ }));
  expect(await screen.findByText('Nuit du jazz')).toBeInTheDocument();
  expect(shownPath()).toBe('/explore');
});

test('an empty catalogue says so', async () => {
  await renderRoute('/explore', { events: { listEvents: async () => [] } });
  expect(await screen.findByText('Aucun événement trouvé')).toBeInTheDocument();
});

test('what is typed is searched', async () => {
  const { user, shownPath } = await renderRoute('/explore');
  await screen.findByText('Finale de quartier');
  await user.type(screen.getByLabelText('Rechercher un événement'), 'jazz');
  expect(await screen.findByText('1 événement')).toBeInTheDocument();
  expect(screen.queryByText('Finale de quartier')).not.toBeInTheDocument();
  expect(shownPath()).toBe('/explore?q=jazz');
});

test('what cannot be read is said, and read again when asked', async () => {
  const listEvents = vi.fn(async () => [jazz]).mockRejectedValueOnce(new Error('Down.'));
  const { user } = await renderRoute('/explore', { events: { listEvents } });
  expect(await screen.findByText('Erreur lors du chargement des événements')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Nuit du jazz')).toBeInTheDocument();
  expect(listEvents).toHaveBeenCalledTimes(2);
});

test('a visitor who keeps an event is asked to sign in, and comes back here', async () => {
  const { user } = await renderRoute('/explore?city=Lyon');
  await user.click(await screen.findByRole('button', { name: 'Garder Finale de quartier dans mes favoris' }));
  await findToast('Connectez-vous pour garder un favori');
  expect(screen.getAllByRole('link', { name: 'Se connecter' }).map((link) => link.getAttribute('href'))).toEqual([
    '/auth',
    '/auth?redirect=%2Fexplore%3Fcity%3DLyon',
  ]);
});

test('a user sees their favourites', async () => {
  await renderRoute('/explore', { user: lea, favourites: { listFavourites: async () => [jazz.id] } });
  const heart = await screen.findByRole('button', { name: 'Garder Nuit du jazz dans mes favoris', pressed: true });
  expect(heart).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Garder Finale de quartier dans mes favoris' })).not.toBePressed();
});
