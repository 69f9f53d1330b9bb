import type { Vote } from '@lively/engine';
import { deadline, type VoteServices } from '@lively/machines';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { queryKeys } from '../data/queryKeys';
import { changeInOtherTab } from '../test/changeInOtherTab';
import { hang, holdSession, jazz, lea } from '../test/createTestBackend';
import { fakeTime, passDeadline } from '../test/passDeadline';
import { findToast, renderRoute } from '../test/renderRoute';
import { startsWith } from '../test/startsWith';
import { t } from '../test/t';

const path = `/event/${jazz.id}`;
const findUp = () => screen.findByRole('button', { name: startsWith(t('event:vote.up')) });
const vote = (vote: 'up' | 'down' | 'none') => [{ eventId: jazz.id, vote }, expect.any(AbortSignal)] as const;
const mockSave = () => vi.fn<VoteServices['saveVote']>();

/** Stores votes as they are sent. */
function createStore() {
  const kept: { stored: Vote } = { stored: 'none' };
  return Object.assign(kept, {
    saveVote: mockSave().mockImplementation(async ({ vote }) => {
      kept.stored = vote;
    }),
    readVote: vi.fn<VoteServices['readVote']>(async () => kept.stored),
  });
}

test('a vote before the session is loaded waits for it and is sent once', async () => {
  const session = holdSession();
  const { saveVote, readVote } = createStore();
  const { user } = await renderRoute(path, {
    user: lea,
    sessions: { watchSession: session.watchSession },
    votes: { saveVote, readVote },
  });
  await user.click(await findUp());
  expect(saveVote).not.toHaveBeenCalled();
  act(() => session.read(lea));
  expect(await screen.findByRole('button', { name: 'Ça me tente 5', pressed: true })).toBeInTheDocument();
  expect(saveVote).toHaveBeenCalledExactlyOnceWith(...vote('up'));
});

test('two presses before the session is loaded leave no vote', async () => {
  const session = holdSession();
  const store = createStore();
  const { saveVote, readVote } = store;
  const { user } = await renderRoute(path, {
    user: lea,
    sessions: { watchSession: session.watchSession },
    votes: { saveVote, readVote },
  });
  await user.dblClick(await findUp());
  act(() => session.read(lea));
  await waitFor(() => expect(readVote).toHaveBeenCalled());
  await waitFor(() => expect(saveVote.mock.calls.at(-1)?.[0].vote).not.toBe('up'));
  expect(await screen.findByRole('button', { name: 'Ça me tente 4', pressed: false })).toBeInTheDocument();
  expect(store.stored).toBe('none');
});

test('an early vote is not sent again for the next user on the same page', async () => {
  const session = holdSession();
  const { saveVote, readVote } = createStore();
  const { user } = await renderRoute(path, {
    user: lea,
    sessions: { watchSession: session.watchSession },
    votes: { saveVote, readVote },
  });
  await user.click(await findUp());
  act(() => session.read(lea));
  await waitFor(() => expect(saveVote).toHaveBeenCalledOnce());
  act(() => session.read(null));
  await screen.findByRole('link', { name: t('common:nav.signIn') });
  act(() => session.read({ ...lea, id: '22222222-2222-4222-8222-222222222222' }));
  await screen.findByText('Léa Martin');
  await user.click(screen.getByRole('button', { name: startsWith(t('event:vote.down')) }));
  await waitFor(() => expect(saveVote).toHaveBeenCalledTimes(2));
  expect(saveVote.mock.calls).toEqual([vote('up'), vote('down')]);
});

test('the stored vote is shown, and the counts that include it stay the same', async () => {
  await renderRoute(path, { user: lea, votes: { readVote: async () => 'up' } });
  expect(await screen.findByRole('button', { name: 'Ça me tente 4', pressed: true })).toBeInTheDocument();
});

test('a stored vote that is read after the deadline is shown and not counted twice', async () => {
  fakeTime();
  // Like in a browser, an aborted request has no answer.
  const readVote = vi.fn<VoteServices['readVote']>(
    (_, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        setTimeout(() => resolve('up'), deadline + 2_000);
      }),
  );
  await renderRoute(path, { user: lea, votes: { readVote } });
  await waitFor(() => expect(readVote).toHaveBeenCalled());
  await passDeadline();
  expect(await findUp()).not.toBePressed();
  await passDeadline();
  expect(await screen.findByRole('button', { name: 'Ça me tente 4', pressed: true })).toBeInTheDocument();
});

test('a double press stores the last state after the first', async () => {
  const { saveVote, readVote } = createStore();
  let answer = () => {};
  saveVote.mockImplementationOnce(() => new Promise<void>((resolve) => (answer = resolve)));
  const { user } = await renderRoute(path, { user: lea, votes: { saveVote, readVote } });
  await waitFor(() => expect(readVote).toHaveBeenCalled());
  await user.dblClick(await findUp());
  await waitFor(() => expect(saveVote).toHaveBeenCalledOnce());
  expect(screen.getByRole('button', { name: 'Ça me tente 4' })).not.toBePressed();
  await act(async () => answer());
  await waitFor(() => expect(saveVote).toHaveBeenCalledTimes(2));
  expect(saveVote.mock.calls).toEqual([vote('up'), vote('none')]);
});

test('a second vote while the stored vote is still being read is logged after the first', async () => {
  const { saveVote } = createStore();
  const logVote = vi.fn<VoteServices['logVote']>(async () => {});
  let answer = (_: Vote) => {};
  const readVote = vi.fn<VoteServices['readVote']>(() => new Promise<Vote>((resolve) => (answer = resolve)));
  const { user } = await renderRoute(path, { user: lea, votes: { saveVote, readVote, logVote } });
  await waitFor(() => expect(readVote).toHaveBeenCalled());
  await user.click(await findUp());
  await user.click(screen.getByRole('button', { name: startsWith(t('event:vote.down')) }));
  await act(async () => answer('none'));
  await waitFor(() => expect(logVote).toHaveBeenCalledTimes(2));
  expect(logVote.mock.calls.map(([{ vote }]) => vote)).toEqual(['up', 'down']);
  expect(saveVote.mock.calls).toEqual([vote('down')]);
});

test('a vote in another tab shows in this tab', async () => {
  const store = createStore();
  await renderRoute(path, { user: lea, votes: { readVote: store.readVote } });
  await waitFor(() => expect(store.readVote).toHaveBeenCalled());
  store.stored = 'down';
  changeInOtherTab(queryKeys.vote(lea.id, jazz.id));
  expect(await screen.findByRole('button', { name: 'Pas pour moi 1', pressed: true })).toBeInTheDocument();
});

test('a vote that could not be stored is undone with a message', async () => {
  const { user } = await renderRoute(path, {
    user: lea,
    votes: { saveVote: () => Promise.reject(new Error('Down.')) },
  });
  await user.click(await findUp());
  await findToast(t('common:toast.voteFailed'));
  expect(screen.getByRole('button', { name: 'Ça me tente 4' })).not.toBePressed();
});

test('a vote with a lost answer is verified and not undone', async () => {
  const store = createStore();
  store.saveVote.mockImplementation(async ({ vote }) => {
    store.stored = vote;
    throw new Error('The answer was lost.');
  });
  const { user } = await renderRoute(path, {
    user: lea,
    votes: { saveVote: store.saveVote, readVote: store.readVote },
  });
  await user.click(await findUp());
  await waitFor(() => expect(store.saveVote).toHaveBeenCalledOnce());
  expect(await screen.findByRole('button', { name: 'Ça me tente 5', pressed: true })).toBeInTheDocument();
  expect(screen.queryByText(t('common:toast.voteFailed'))).not.toBeInTheDocument();
});

test('a read that began before a write does not prove that the write is stored', async () => {
  const store = createStore();
  const { saveVote, readVote } = store;
  const { user } = await renderRoute(path, { user: lea, votes: { saveVote, readVote } });
  await screen.findByText('Léa Martin');
  await waitFor(() => expect(readVote).toHaveBeenCalled());

  readVote.mockImplementation(hang);
  await user.click(await findUp());
  await waitFor(() => expect(saveVote).toHaveBeenCalledOnce());

  let readsBefore = Number.POSITIVE_INFINITY;
  saveVote.mockImplementation(async () => {
    store.stored = 'none';
    readsBefore = readVote.mock.calls.length;
    readVote.mockImplementation(async () => store.stored);
    throw new Error('The answer was lost.');
  });
  await user.click(await findUp());
  await waitFor(() => expect(readVote.mock.calls.length).toBeGreaterThan(readsBefore));
  expect(await screen.findByRole('button', { name: 'Ça me tente 4', pressed: false })).toBeInTheDocument();
});

test('the request for a vote continues after the user has left the page', async () => {
  const saveVote = mockSave().mockReturnValue(hang());
  const { user } = await renderRoute(path, { user: lea, votes: { saveVote } });
  await screen.findByText('Léa Martin');
  await user.click(await findUp());
  await waitFor(() => expect(saveVote).toHaveBeenCalled());
  await user.click(screen.getByRole('link', { name: t('common:footer.links.terms') }));
  await waitFor(() => expect(document.title).not.toContain('Nuit du jazz'));
  expect(saveVote.mock.calls[0]?.[1].aborted).toBe(false);
});
