import type { FavouriteServices, VoteServices } from '@lively/machines';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PollServices } from '../data/Polls';
import { queryClient } from '../data/queryClient';
import { readWaiting } from '../device/waitingEntries';
import { createPoll, football, jazz, lea } from '../test/createTestBackend';
import { goOffline } from '../test/goOffline';
import { findToast, renderRoute } from '../test/renderRoute';
import { startsWith } from '../test/startsWith';
import { t } from '../test/t';

const listWaiting = () => readWaiting()?.entries ?? [];
const waits = 'Sera envoyé au retour de la connexion';
const eventPath = `/event/${jazz.id}`;
const findFavouriteButton = (pressed: boolean) =>
  screen.findByRole('button', { name: 'Garder Nuit du jazz dans mes favoris', pressed });
const findUp = () => screen.findByRole('button', { name: startsWith(t('event:vote.up')) });
const gone = Object.assign(new Error('The event is gone.'), { code: '23503' });

/** Creates a user's stored favourites in the backend. */
function createStore() {
  const stored = new Set<string>();
  return {
    stored,
    saveFavourite: vi.fn<FavouriteServices['saveFavourite']>(async ({ eventId, favourite }) => {
      if (favourite) stored.add(eventId);
      else stored.delete(eventId);
    }),
    logFavourite: vi.fn<FavouriteServices['logFavourite']>(async () => {}),
    listFavourites: async () => [...stored],
    readFavourite: async (eventId: string) => stored.has(eventId),
  };
}

async function openEvent(overrides: Parameters<typeof renderRoute>[1] = {}) {
  const opened = await renderRoute(eventPath, { user: lea, ...overrides });
  await screen.findByText('Léa Martin');
  await findUp();
  return opened;
}

test('a favourite added offline is marked as waiting, and is sent and logged once', async () => {
  const store = createStore();
  const { user } = await openEvent({ favourites: store });
  const goOnline = goOffline();
  await user.click(await findFavouriteButton(false));
  const heart = await findFavouriteButton(true);
  await waitFor(() => expect(heart).toHaveAccessibleDescription(waits));
  expect(await screen.findByText('1 envoi en attente')).toBeInTheDocument();
  await findToast(t('common:toast.favouriteAdded'));
  expect([store.saveFavourite.mock.calls, store.logFavourite.mock.calls]).toEqual([[], []]);

  goOnline();
  await findToast(t('offline:outbox.sent', { count: 1 }));
  expect(store.saveFavourite.mock.calls.map(([sent]) => sent)).toEqual([{ eventId: jazz.id, favourite: true }]);
  expect(store.logFavourite).toHaveBeenCalledExactlyOnceWith({ eventId: jazz.id, favourite: true });
  expect(await findFavouriteButton(true)).not.toHaveAccessibleDescription();
  expect(listWaiting()).toEqual([]);
});

test('a favourite that is added and removed offline is not sent', async () => {
  const store = createStore();
  const { user } = await openEvent({ favourites: store });
  const goOnline = goOffline();
  await user.click(await findFavouriteButton(false));
  await waitFor(() => expect(listWaiting()).toHaveLength(1));
  await user.click(await findFavouriteButton(true));
  await waitFor(() => expect(listWaiting()).toEqual([]));
  expect(await findFavouriteButton(false)).not.toHaveAccessibleDescription();
  goOnline();
  await waitFor(() => expect(screen.queryByText(t('offline:notice.title'))).not.toBeInTheDocument());
  expect(store.saveFavourite).not.toHaveBeenCalled();
});

test('a favourite that waits is in the list of favourites and in its count', async () => {
  const store = createStore();
  store.stored.add(football.id);
  const myEvents = { listFavouriteEvents: async () => [football] };
  const { user, router } = await openEvent({ favourites: store, myEvents });
  goOffline();
  await user.click(await findFavouriteButton(false));
  await waitFor(() => expect(listWaiting()).toHaveLength(1));
  await act(() => router.navigate('/my-events?tab=favourites'));
  const list = within(await screen.findByRole('list', { name: t('myEvents:tab.favourites') }));
  const listTitles = () => list.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(listTitles().toSorted()).toEqual(['Finale de quartier', 'Nuit du jazz']);
  expect(screen.getByRole('link', { name: /^Favoris/ })).toHaveTextContent('2');
  // After the removal, it stays in the list so that it can be added again.
  await user.click(await findFavouriteButton(true));
  expect(await findFavouriteButton(false)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Favoris/ })).toHaveTextContent('1');
});

test('a vote that fails with a network shows a message and is not kept in the outbox', async () => {
  const saveVote = vi.fn<VoteServices['saveVote']>().mockRejectedValue(new Error('Down.'));
  const { user } = await openEvent({ votes: { saveVote } });
  await user.click(await findUp());
  await findToast(t('common:toast.voteFailed'));
  expect(listWaiting()).toEqual([]);
});

test('the last of several offline votes is sent, and the counts include it', async () => {
  const saveVote = vi.fn<VoteServices['saveVote']>(async () => {});
  const readVote = async () => saveVote.mock.calls.at(-1)?.[0].vote ?? 'down';
  const event = { ...jazz, downvotesCount: 1 };
  const { user } = await openEvent({ votes: { saveVote, readVote }, events: { findEvent: async () => event } });
  expect(await screen.findByRole('button', { name: 'Pas pour moi 1', pressed: true })).toBeInTheDocument();
  const goOnline = goOffline();
  await user.click(await findUp());
  expect(await screen.findByRole('button', { name: 'Ça me tente 5', pressed: true })).toBeInTheDocument();
  await waitFor(() => expect(listWaiting()).toHaveLength(1));
  expect(within(screen.getByRole('group', { name: t('event:vote.label') })).getByText(waits)).toBeInTheDocument();
  await user.click(await findUp());
  await waitFor(() => expect(listWaiting()).toMatchObject([{ value: 'none', before: 'down' }]));
  goOnline();
  await findToast(t('offline:outbox.sent', { count: 1 }));
  expect(saveVote.mock.calls.map(([sent]) => sent)).toEqual([{ eventId: jazz.id, vote: 'none' }]);
  expect(await screen.findByRole('button', { name: 'Ça me tente 4', pressed: false })).toBeInTheDocument();
});

test('a vote of an earlier document shows after a reload and is sent', async () => {
  const saveVote = vi.fn<VoteServices['saveVote']>(async () => {});
  const readVote = async () => saveVote.mock.calls.at(-1)?.[0].vote ?? 'none';
  const first = await openEvent({ votes: { saveVote, readVote } });
  const goOnline = goOffline();
  await first.user.click(await findUp());
  await waitFor(() => expect(listWaiting()).toHaveLength(1));
  cleanup();
  queryClient.clear();
  await openEvent({ votes: { saveVote, readVote } });
  expect(await screen.findByRole('button', { name: 'Ça me tente 5', pressed: true })).toBeInTheDocument();
  goOnline();
  await waitFor(() => expect(listWaiting()).toEqual([]));
  expect(saveVote).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole('button', { name: 'Ça me tente 5', pressed: true })).toBeInTheDocument();
});

test('a refused vote is removed from the outbox, with an alert until the user confirms', async () => {
  const saveVote = vi.fn<VoteServices['saveVote']>().mockRejectedValue(gone);
  const { user } = await openEvent({ votes: { saveVote, readVote: async () => 'none' } });
  const goOnline = goOffline();
  await user.click(await findUp());
  await waitFor(() => expect(listWaiting()).toHaveLength(1));
  goOnline();
  const alert = await screen.findByRole('alert', { name: '' });
  expect(alert).toHaveTextContent(t('offline:outbox.refused.title', { count: 1 }));
  expect(alert).toHaveTextContent(/Nuit du jazz.* n’est plus sur Lively.: votre avis n’est pas enregistré/);
  expect(await screen.findByRole('button', { name: 'Ça me tente 4', pressed: false })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('offline:outbox.refused.dismiss') }));
  expect(screen.queryByText(t('offline:outbox.refused.title', { count: 1 }))).not.toBeInTheDocument();
  expect([saveVote.mock.calls.length, listWaiting()]).toEqual([1, []]);
});

test('the message of an added favourite disappears when the favourite is refused', async () => {
  const store = {
    ...createStore(),
    saveFavourite: vi.fn<FavouriteServices['saveFavourite']>().mockRejectedValue(gone),
  };
  const { user } = await openEvent({ favourites: store });
  const goOnline = goOffline();
  await user.click(await findFavouriteButton(false));
  await findToast(t('common:toast.favouriteAdded'));
  // Its time stops while it is pointed at.
  await user.hover(screen.getByText(t('common:toast.favouriteAdded')));
  goOnline();
  expect(await screen.findByText(/il n’a pas été ajouté à vos favoris/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(t('common:toast.favouriteAdded'))).not.toBeInTheDocument());
});

test('a vote that loses its network is sent again', async () => {
  let fail = () => {};
  const saveVote = vi
    .fn<VoteServices['saveVote']>(async () => {})
    .mockImplementationOnce(() => new Promise((_, reject) => (fail = () => reject(new TypeError('Failed to fetch')))));
  const { user } = await openEvent({ votes: { saveVote } });
  await user.click(await findUp());
  await waitFor(() => expect(saveVote).toHaveBeenCalledOnce());
  const goOnline = goOffline();
  await act(async () => fail());
  await waitFor(() => expect(listWaiting()).toMatchObject([{ value: 'up', isTried: true }]));
  // The vote may have arrived, so that its removal is sent, too.
  await user.click(await findUp());
  await waitFor(() => expect(listWaiting()).toMatchObject([{ value: 'none', isTried: true }]));
  goOnline();
  await waitFor(() => expect(listWaiting()).toEqual([]));
  expect(saveVote.mock.calls.map(([{ vote }]) => vote)).toEqual(['up', 'none']);
});

test('the outbox is emptied when its user signs out', async () => {
  const { backend, user } = await openEvent();
  goOffline();
  await user.click(await findUp());
  await waitFor(() => expect(listWaiting()).toHaveLength(1));
  act(() => backend.report({ type: 'session.signedOut' }));
  await waitFor(() => expect(listWaiting()).toEqual([]));
});

test('an entry of the outbox outlives a session that timed out, and is sent only for its user', async () => {
  const saveVote = vi.fn<VoteServices['saveVote']>(async () => {});
  const { backend, user } = await openEvent({ votes: { saveVote } });
  const goOnline = goOffline();
  await user.click(await findUp());
  await waitFor(() => expect(listWaiting()).toHaveLength(1));
  act(() => backend.report({ type: 'session.expired', lostBy: 'timedOut' }));
  await screen.findByText(/session/i);
  goOnline();
  expect([listWaiting().length, saveVote.mock.calls]).toEqual([1, []]);
  act(() => backend.report({ type: 'session.signedIn', user: lea }));
  await waitFor(() => expect(listWaiting()).toEqual([]));
  expect(saveVote).toHaveBeenCalledOnce();
});

test('the outbox is emptied when the session was ended on another device', async () => {
  const { backend, user } = await openEvent();
  goOffline();
  await user.click(await findUp());
  await waitFor(() => expect(listWaiting()).toHaveLength(1));
  act(() => backend.report({ type: 'session.expired', lostBy: 'expired' }));
  await waitFor(() => expect(listWaiting()).toEqual([]));
});

const token = 'f'.repeat(43);
const choose = (title: string, answer: string) =>
  within(screen.getByRole('radiogroup', { name: `Votre réponse pour ${title}` })).getByRole('radio', { name: answer });

/** Creates a poll that stores the answers of each reader. */
function createAnsweredPoll() {
  const answers = new Map<string, { name: string; answers: object }>();
  const me = (reader: { answerToken: string | null; userId: string | null }) =>
    (answers.get(reader.answerToken ?? reader.userId ?? '') ?? null) as ReturnType<typeof createPoll>['me'];
  return {
    answers,
    readPoll: (async (reader) => createPoll({ me: me(reader) })) satisfies PollServices['readPoll'],
    answerPoll: vi.fn<PollServices['answerPoll']>(async (reader, { name, answers: given }) => {
      answers.set(reader.answerToken ?? reader.userId ?? '', { name, answers: given });
      return createPoll({ me: me(reader) });
    }),
  };
}

test('a guest answers a poll offline, and the answers are sent once as the same change', async () => {
  const poll = createAnsweredPoll();
  const { user } = await renderRoute(`/choose/${token}`, { polls: poll });
  await screen.findByRole('button', { name: t('poll:submit') });
  const goOnline = goOffline();
  await user.click(choose('Nuit du jazz', 'Oui'));
  await user.type(screen.getByLabelText(startsWith(t('poll:name.label'))), 'Sam');
  await user.click(screen.getByRole('button', { name: t('poll:submit') }));
  expect(await screen.findByText(waits)).toBeInTheDocument();
  expect(choose('Nuit du jazz', 'Oui')).toBeChecked();
  await user.click(choose('Nuit du jazz', 'Non'));
  await user.click(screen.getByRole('button', { name: t('poll:submitAgain') }));
  await waitFor(() => expect(listWaiting()).toMatchObject([{ value: { name: 'Sam', answers: { jazz: 'no' } } }]));
  const [entry] = listWaiting();
  expect(poll.answerPoll).not.toHaveBeenCalled();

  goOnline();
  expect(await screen.findByText(t('poll:answered.title'))).toBeInTheDocument();
  expect(choose('Nuit du jazz', 'Non')).toBeChecked();
  const [reader, change] = poll.answerPoll.mock.calls[0] ?? [];
  expect(reader).toEqual({ token, userId: null, answerToken: expect.stringMatching(/^[\w-]{43}$/) });
  expect(change).toEqual({ name: 'Sam', answers: { jazz: 'no' }, change: entry?.id });
  expect(poll.answerPoll).toHaveBeenCalledOnce();
  expect(await screen.findByText(new RegExp(`/choose/${token}/${reader?.answerToken}$`))).toBeInTheDocument();
});

test('answers to a closed poll are refused with the title of an event', async () => {
  const poll = createAnsweredPoll();
  let isClosed = false;
  const { user } = await renderRoute(`/choose/${token}`, {
    user: lea,
    polls: { ...poll, readPoll: async () => createPoll({ isClosed }) },
  });
  await screen.findByText('Léa Martin');
  await screen.findByRole('button', { name: t('poll:submit') });
  const goOnline = goOffline();
  await user.click(choose('Nuit du jazz', 'Oui'));
  await user.click(screen.getByRole('button', { name: t('poll:submit') }));
  expect(await screen.findByText(waits)).toBeInTheDocument();
  isClosed = true;
  poll.answerPoll.mockRejectedValue(Object.assign(new Error('Closed.'), { code: 'PT410' }));
  goOnline();
  expect(await screen.findByText(/Le sondage qui propose .*Nuit du jazz.* est clos/)).toBeInTheDocument();
  expect(await screen.findByText(t('poll:closed.title'))).toBeInTheDocument();
  expect([poll.answerPoll.mock.calls.length, listWaiting()]).toEqual([1, []]);
});
