import type { Vote } from '@lively/engine';
import type { FavouriteServices, VoteServices } from '@lively/machines';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OwnPurchaseServices } from '../data/Backend';
import { football, hang, holdSession, jazz, lea } from '../test/createTestBackend';
import { mockTab } from '../test/mockTab';
import { findToast, renderRoute } from '../test/renderRoute';
import { startsWith } from '../test/startsWith';
import { t } from '../test/t';
import { takeInterruptedAction } from './interruptedAction';

const path = `/event/${jazz.id}`;
const anySignal = expect.any(AbortSignal);
type Opened = Awaited<ReturnType<typeof renderRoute>>;

beforeEach(() => {
  mockTab().open.mockReturnValue(null);
});

async function logIn({ user, page }: Opened) {
  await user.type(await page().findByLabelText(startsWith(t('auth:fields.email'))), lea.email);
  await user.type(page().getByLabelText(startsWith(t('auth:fields.password'))), 'une nuit de jazz');
  await user.click(page().getByRole('button', { name: t('auth:submits.login') }));
}

/** Follows the link of the message: the navigation bar has a link of the same name. */
async function followMessage({ user }: Opened) {
  const link = await waitFor(() => {
    const links = screen.getAllByRole('link', { name: t('common:nav.signIn') });
    const found = links.find((candidate) => candidate.getAttribute('href')?.includes('redirect='));
    if (!found) throw new Error('The message has no link to the sign-in page.');
    return found;
  });
  await user.click(link);
}

test('the sign-in from the navigation bar leads to the recommendations', async () => {
  const opened = await renderRoute('/explore?city=Lyon');
  await opened.user.click(await screen.findByRole('link', { name: t('common:nav.signIn') }));
  await waitFor(() => expect(opened.shownPath()).toBe('/auth'));
  await logIn(opened);
  await waitFor(() => expect(opened.shownPath()).toBe('/events'));
});

test('a vote of a visitor is stored after the sign-in, with a message', async () => {
  let stored: Vote = 'none';
  const saveVote = vi.fn<VoteServices['saveVote']>(async ({ vote }) => {
    stored = vote;
  });
  const opened = await renderRoute(path, { votes: { saveVote, readVote: async () => stored } });
  await opened.user.click(await screen.findByRole('button', { name: startsWith(t('event:vote.down')) }));
  await followMessage(opened);
  await logIn(opened);
  await findToast(t('common:toast.voteSaved'));
  expect(opened.shownPath()).toBe(path);
  expect(saveVote).toHaveBeenCalledExactlyOnceWith({ eventId: jazz.id, vote: 'down' }, anySignal);
  expect(screen.getByRole('button', { name: startsWith(t('event:vote.down')), pressed: true })).toBeInTheDocument();
});

test('a vote of a visitor stays if the user has already voted the same', async () => {
  const saveVote = vi.fn<VoteServices['saveVote']>().mockResolvedValue();
  const opened = await renderRoute(path, { votes: { saveVote, readVote: async () => 'up' } });
  await opened.user.click(await screen.findByRole('button', { name: startsWith(t('event:vote.up')) }));
  await followMessage(opened);
  await logIn(opened);
  await findToast(t('common:toast.voteSaved'));
  expect(saveVote.mock.calls.at(-1)?.[0].vote).toBe('up');
});

test('a favourite of a visitor is stored after the sign-in, with a message, even if it was one already', async () => {
  const saveFavourite = vi.fn<FavouriteServices['saveFavourite']>().mockResolvedValue();
  const listFavourites = async () => [football.id];
  const opened = await renderRoute('/explore', { favourites: { saveFavourite, listFavourites } });
  await opened.user.click(await screen.findByRole('button', { name: 'Garder Finale de quartier dans mes favoris' }));
  await followMessage(opened);
  await logIn(opened);
  await findToast(t('common:toast.favouriteAdded'));
  expect(opened.shownPath()).toBe('/explore');
  expect(saveFavourite).toHaveBeenCalledExactlyOnceWith({ eventId: football.id, favourite: true }, anySignal);
});

test('a ticket of a visitor is recorded after the sign-in, with a message and a link', async () => {
  const recordPurchase = vi.fn<OwnPurchaseServices['recordPurchase']>().mockResolvedValue();
  const opened = await renderRoute(path, { purchases: { recordPurchase } });
  await opened.user.click(await screen.findByRole('button', { name: t('event:booking.ticket') }));
  await logIn(opened);
  await findToast('Achat confirmé');
  expect(recordPurchase).toHaveBeenCalledExactlyOnceWith(jazz.id, anySignal);
  expect(screen.getByRole('link', { name: startsWith(t('event:purchase.again')) })).toHaveAttribute(
    'href',
    jazz.ticketUrl,
  );
});

test('an interrupted action is done after the link of the sign-up mail', async () => {
  const saveVote = vi.fn<VoteServices['saveVote']>().mockResolvedValue();
  const opened = await renderRoute(path, { votes: { saveVote } });
  await opened.user.click(await screen.findByRole('button', { name: startsWith(t('event:vote.up')) }));
  await followMessage(opened);
  await opened.user.click(await screen.findByRole('button', { name: t('auth:toSignup.action') }));
  await opened.user.type(screen.getByLabelText(startsWith(t('auth:fields.fullName'))), 'Léa Martin');
  await opened.user.click(screen.getByLabelText(/^J’ai 18 ans ou plus/));
  await opened.user.type(opened.page().getByLabelText(startsWith(t('auth:fields.email'))), lea.email);
  await opened.user.type(opened.page().getByLabelText(startsWith(t('auth:fields.password'))), 'une nuit de jazz');
  await opened.user.click(screen.getByRole('button', { name: t('auth:submits.signup') }));
  await screen.findByRole('heading', { level: 1, name: t('auth:titles.confirmation-sent') });
  await act(() => opened.router.navigate('/?code=c0de'));
  await findToast(t('common:toast.voteSaved'));
  expect(opened.shownPath()).toBe(path);
});

test('an interrupted action is not done after another sign-in', async () => {
  const saveVote = vi.fn<VoteServices['saveVote']>().mockResolvedValue();
  const opened = await renderRoute(path, { votes: { saveVote } });
  await opened.user.click(await screen.findByRole('button', { name: startsWith(t('event:vote.up')) }));
  await act(() => opened.router.navigate('/auth'));
  await logIn(opened);
  await waitFor(() => expect(opened.shownPath()).toBe('/events'));
  await act(() => opened.router.navigate(path));
  await screen.findByRole('heading', { level: 1, name: 'Nuit du jazz' });
  expect(takeInterruptedAction(path, 'vote')).toBeNull();
  expect(saveVote).not.toHaveBeenCalled();
});

test('an interrupted action expires after a day', async () => {
  const { user } = await renderRoute(path);
  await user.click(await screen.findByRole('button', { name: startsWith(t('event:vote.up')) }));
  vi.useFakeTimers({ now: Date.now() + 25 * 60 * 60_000, toFake: ['Date'] });
  expect(takeInterruptedAction(path, 'vote')).toBeNull();
});

test('a visitor who voted before the session was loaded is asked to sign in', async () => {
  const session = holdSession();
  const { user } = await renderRoute(path, { user: lea, sessions: { watchSession: session.watchSession } });
  await user.click(await screen.findByRole('button', { name: startsWith(t('event:vote.down')) }));
  act(() => session.read(null));
  await findToast('Vous devez être connecté pour voter');
  expect(takeInterruptedAction(path, 'vote')).toEqual({ kind: 'vote', eventId: jazz.id, vote: 'down' });
});

test('a visitor who pressed the ticket button before the session was loaded is led to the sign-in page', async () => {
  const session = holdSession();
  const { user, shownPath } = await renderRoute(path, {
    user: lea,
    sessions: { watchSession: session.watchSession },
  });
  await user.click(await screen.findByRole('button', { name: t('event:booking.ticket') }));
  act(() => session.read(null));
  await waitFor(() => expect(shownPath()).toBe(`/auth?redirect=${encodeURIComponent(path)}`));
  expect(takeInterruptedAction(path, 'ticket')).toEqual({ kind: 'ticket', eventId: jazz.id });
});

test('the first favourite shows at once before its code is loaded', async () => {
  const { user } = await renderRoute('/explore', { user: lea, favourites: { saveFavourite: hang } });
  await screen.findByText('Léa Martin');
  const heart = await screen.findByRole('button', { name: 'Garder Nuit du jazz dans mes favoris' });
  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
});
