import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { queryClient } from '../data/queryClient';
import { queryKeys } from '../data/queryKeys';
import { changeInOtherTab } from '../test/changeInOtherTab';
import { jazz, lea } from '../test/createTestBackend';
import { goOffline } from '../test/goOffline';
import { renderRoute } from '../test/renderRoute';

const down = () => Promise.reject(new Error('Down.'));
const failure = 'Impossible de charger vos achats';
const ticketsKey = queryKeys.myEventList(lea.id, 'purchased');

/** The page of the tickets, whose list fails from its second reading on. */
async function openTickets(listPurchasedEvents = vi.fn(async () => [jazz])) {
  await renderRoute('/my-events', { user: lea, myEvents: { listPurchasedEvents } });
  await screen.findByRole('link', { name: 'Nuit du jazz' });
  listPurchasedEvents.mockImplementation(down);
  return async () => {
    const calls = listPurchasedEvents.mock.calls.length;
    changeInOtherTab(queryKeys.myEvents(lea.id));
    await vi.waitFor(() => expect(listPurchasedEvents.mock.calls.length).toBeGreaterThan(calls), { timeout: 10_000 });
  };
}

test('offline, what is known stays, with its age; online, a failure is a failure', async () => {
  const readAgain = await openTickets();
  const goOnline = goOffline();
  expect(await screen.findByText('Vous êtes hors connexion')).toBeInTheDocument();
  await readAgain();
  expect(await screen.findByText(/^Vu à \d\d:\d\d\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Nuit du jazz' })).toBeInTheDocument();
  expect(screen.queryByText(failure)).not.toBeInTheDocument();

  goOnline();
  expect(await screen.findByText(failure)).toBeInTheDocument();
  expect(screen.queryByText('Vous êtes hors connexion')).not.toBeInTheDocument();
});

test('what failed without a network stays as it is while it is read again', async () => {
  const listPurchasedEvents = vi.fn(async () => [jazz]);
  const readAgain = await openTickets(listPurchasedEvents);
  const goOnline = goOffline();
  await readAgain();
  await waitFor(() => expect(queryClient.getQueryState(ticketsKey)?.status).toBe('error'));

  let answer = (_: (typeof jazz)[]) => {};
  listPurchasedEvents.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  goOnline();
  act(() => void queryClient.refetchQueries({ queryKey: ticketsKey }));
  await waitFor(() => expect(screen.queryByText('Vous êtes hors connexion')).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Nuit du jazz' })).toBeInTheDocument();
  expect(screen.queryByText(failure)).not.toBeInTheDocument();
  await act(async () => answer([{ ...jazz, title: 'Nuit du blues' }]));
  expect(await screen.findByRole('link', { name: 'Nuit du blues' })).toBeInTheDocument();
});
