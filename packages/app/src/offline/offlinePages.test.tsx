import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { queryClient } from '../data/queryClient';
import { queryKeys } from '../data/queryKeys';
import { changeInOtherTab } from '../test/changeInOtherTab';
import { jazz, lea } from '../test/createTestBackend';
import { goOffline } from '../test/goOffline';
import { renderRoute } from '../test/renderRoute';
import { t } from '../test/t';

const down = () => Promise.reject(new Error('Down.'));
const failure = 'Impossible de charger vos achats';
const ticketsKey = queryKeys.myEventList(lea.id, 'purchased');

/** Opens the page of the tickets, whose list fails from its second read on. */
async function openTickets(listPurchasedEvents = vi.fn(async () => [jazz])) {
  await renderRoute('/my-events', { user: lea, myEvents: { listPurchasedEvents } });
  await screen.findByRole('link', { name: 'Nuit du jazz' });
  listPurchasedEvents.mockImplementation(down);
  return async () => {
    const calls = listPurchasedEvents.mock.calls.length;
    changeInOtherTab(queryKeys.myEvents(lea.id));
    await vi.waitFor(() => expect(listPurchasedEvents.mock.calls.length).toBeGreaterThan(calls));
  };
}

test('tickets stay visible offline with the time of their last update, and an error shows online', async () => {
  const readAgain = await openTickets();
  const goOnline = goOffline();
  expect(await screen.findByText(t('offline:notice.title'))).toBeInTheDocument();
  await readAgain();
  expect(await screen.findByText(/^Informations de \d\d:\d\d\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Nuit du jazz' })).toBeInTheDocument();
  expect(screen.queryByText(failure)).not.toBeInTheDocument();

  goOnline();
  expect(await screen.findByText(failure)).toBeInTheDocument();
  expect(screen.queryByText(t('offline:notice.title'))).not.toBeInTheDocument();
});

test('data that failed offline stays visible while it is read again', async () => {
  const listPurchasedEvents = vi.fn(async () => [jazz]);
  const readAgain = await openTickets(listPurchasedEvents);
  const goOnline = goOffline();
  await readAgain();
  await waitFor(() => expect(queryClient.getQueryState(ticketsKey)?.status).toBe('error'));

  let answer = (_: (typeof jazz)[]) => {};
  listPurchasedEvents.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  goOnline();
  act(() => void queryClient.refetchQueries({ queryKey: ticketsKey }));
  await waitFor(() => expect(screen.queryByText(t('offline:notice.title'))).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Nuit du jazz' })).toBeInTheDocument();
  expect(screen.queryByText(failure)).not.toBeInTheDocument();
  await act(async () => answer([{ ...jazz, title: 'Nuit du blues' }]));
  expect(await screen.findByRole('link', { name: 'Nuit du blues' })).toBeInTheDocument();
});

const search = {
  id: 's1',
  name: 'Jazz à Lyon',
  query: 'q=jazz&city=Lyon',
  newCount: 0,
  hasMore: false,
  newEvents: [],
  newestAt: null,
};

/** Pages of a user, the reads that fail offline, and what they show after a successful read. */
const pages = [
  {
    path: '/profile',
    key: queryKeys.profile(lea.id),
    known: {},
    failing: { profile: { readProfile: down }, myEvents: { listPurchasedEvents: down } },
    shown: { role: 'heading', name: 'Léa Martin' },
    needs: /^Votre profil n’est pas disponible hors connexion/,
  },
  {
    path: '/my-events?tab=searches',
    key: queryKeys.searches(lea.id),
    known: { searches: { listSearches: async () => [search] } },
    failing: { searches: { listSearches: down } },
    shown: { role: 'link', name: 'Jazz à Lyon' },
    needs: /^Vos recherches ne sont pas disponibles hors connexion/,
  },
  {
    path: '/events',
    key: queryKeys.recommendationCandidates(null),
    known: { events: { listCandidates: async () => [jazz] } },
    failing: { events: { listCandidates: down }, interests: { readInterests: down } },
    shown: { role: 'link', name: 'Nuit du jazz' },
    needs: /^Vos recommandations ne sont pas disponibles hors connexion/,
  },
] as const;

test.each(pages)('$path without kept data asks for a connection offline', async (page) => {
  const goOnline = goOffline();
  await renderRoute(page.path, { user: lea, ...page.failing });
  expect(await screen.findByText(page.needs)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: t('offline:retry') })).not.toBeInTheDocument();
  expect(screen.queryByText('Impossible de charger vos préférences')).not.toBeInTheDocument();
  goOnline();
  expect(await screen.findByRole('button', { name: t('offline:retry') })).toBeInTheDocument();
});

test('explore without a kept list shows one message offline, and the error online', async () => {
  const goOnline = goOffline();
  await renderRoute('/explore?sort=date', { events: { explore: down } });
  expect(await screen.findByText(/^Cette page n’est pas disponible hors connexion/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(t('explore:loading'))).not.toBeInTheDocument());
  expect(screen.queryByText('Erreur lors du chargement des événements')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: t('offline:retry') })).not.toBeInTheDocument();
  goOnline();
  expect(await screen.findByText('Erreur lors du chargement des événements')).toBeInTheDocument();
});

test.each(pages)('$path with kept data shows it offline with its time, even if a new request fails', async (page) => {
  await renderRoute(page.path, { user: lea, ...page.known });
  await screen.findByRole(page.shown.role, { name: page.shown.name });
  goOffline();
  const state = { status: 'error', error: new Error('Down.') } as const;
  act(() => queryClient.getQueryCache().find({ queryKey: page.key })?.setState(state));
  expect(await screen.findByText(/^Informations de \d\d:\d\d\./)).toBeInTheDocument();
  expect(screen.getByRole(page.shown.role, { name: page.shown.name })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: t('offline:retry') })).not.toBeInTheDocument();
});
