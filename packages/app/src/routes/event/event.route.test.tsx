// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { hang, jazz, lea } from '../../test/createTestBackend';
import { findToast, renderRoute } from '../../test/renderRoute';

const path = `/event/${jazz.id}`;

test('loads the event', async () => {
  await renderRoute(path, { events: { findEvent: hang } });
  expect(await screen.findByText('Chargement de l’événement…')).toBeInTheDocument();
});

test('shows the event to anybody, without the reasons of a user', async () => {
  await renderRoute(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Nuit du jazz' })).toBeInTheDocument();
  expect(screen.getByText('samedi 12 décembre 2099')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ça me tente · 4' })).not.toBePressed();
  expect(screen.queryByText('Pourquoi cette sortie')).not.toBeInTheDocument();
  expect(document.title).toBe('Nuit du jazz · Lively');
});

test('a user reads why the event fits', async () => {
  const readTaste = async () => ({ preferences: [], tags: ['Jazz'], interactions: [], city: 'Paris' });
  const event = { ...jazz, subcategory: 'jazz' as const };
  await renderRoute(path, { user: lea, events: { findEvent: async () => event }, tastes: { readTaste } });
  expect(await screen.findByText('Pourquoi cette sortie')).toBeInTheDocument();
});

test('an event that is not there is not found, and no search engine keeps its page', async () => {
  await renderRoute('/event/0');
  expect(await screen.findByRole('heading', { level: 1, name: 'Événement non trouvé' })).toBeInTheDocument();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('what cannot be read is said, and read again when asked', async () => {
  const findEvent = vi.fn(async () => jazz).mockRejectedValueOnce(new Error('Down.'));
  const { user } = await renderRoute(path, { events: { findEvent } });
  expect(await screen.findByText('Erreur lors du chargement des événements')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Nuit du jazz' })).toBeInTheDocument();
});

test('a visitor who wants a ticket signs in first, and comes back', async () => {
  const { user, shownPath } = await renderRoute(path);
  await user.click(await screen.findByRole('button', { name: 'Prendre un billet' }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Vous revoilà/ })).toBeInTheDocument();
  expect(shownPath()).toBe(`/auth?redirect=${encodeURIComponent(path)}`);
  await findToast('Connectez-vous pour prendre un billet');
});

test('a visitor who votes is asked to sign in', async () => {
  const { user } = await renderRoute(path);
  await user.click(await screen.findByRole('button', { name: 'Ça me tente · 4' }));
  await findToast('Vous devez être connecté pour voter');
});

test('a ticket link that is not safe is text', async () => {
  const findEvent = async () => ({ ...jazz, ticketUrl: 'javascript:alert(1)' });
  await renderRoute(path, { events: { findEvent } });
  expect(await screen.findByText('javascript:alert(1)')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Prendre un billet' })).not.toBeInTheDocument();
});
