import type { FavouriteServices } from '@lively/machines';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { queryKeys } from '../data/queryKeys';
import { changeInOtherTab } from '../test/changeInOtherTab';
import { hang, holdSession, jazz, lea } from '../test/createTestBackend';
import { findToast, renderRoute } from '../test/renderRoute';
import { t } from '../test/t';

const name = 'Garder Nuit du jazz dans mes favoris';
const findFavouriteButton = (pressed = false) => screen.findByRole('button', { name, pressed });
const mockSave = () => vi.fn<FavouriteServices['saveFavourite']>();
const kept = [{ eventId: jazz.id, favourite: true }, expect.any(AbortSignal)] as const;

async function openWithHeldSession(saveFavourite: FavouriteServices['saveFavourite']) {
  const session = holdSession();
  const opened = await renderRoute('/explore', {
    user: lea,
    sessions: { watchSession: session.watchSession },
    favourites: { saveFavourite },
  });
  return { ...opened, session };
}

test('a favourite added before the session is loaded is stored after it has loaded', async () => {
  const saveFavourite = mockSave().mockResolvedValue();
  const { user, session } = await openWithHeldSession(saveFavourite);
  await user.click(await findFavouriteButton());
  expect(saveFavourite).not.toHaveBeenCalled();
  act(() => session.read(lea));
  expect(await findFavouriteButton(true)).toBeInTheDocument();
  await findToast(t('common:toast.favouriteAdded'));
  expect(saveFavourite).toHaveBeenCalledExactlyOnceWith(...kept);
});

test('two presses on the heart before the session is loaded change no favourite', async () => {
  const saveFavourite = mockSave().mockResolvedValue();
  const { user, session } = await openWithHeldSession(saveFavourite);
  await user.dblClick(await findFavouriteButton());
  act(() => session.read(lea));
  await screen.findByText('Léa Martin');
  expect(await findFavouriteButton(false)).toBeInTheDocument();
  expect(saveFavourite).not.toHaveBeenCalled();
});

test('two presses on the heart while its machine loads restore the first state', async () => {
  const saveFavourite = mockSave().mockResolvedValue();
  const { user } = await renderRoute('/explore', { user: lea, favourites: { saveFavourite } });
  await screen.findByText('Léa Martin');
  await user.dblClick(await findFavouriteButton());
  await findToast(t('common:toast.favouriteRemoved'));
  expect(await findFavouriteButton(false)).toBeInTheDocument();
  expect(saveFavourite.mock.calls.map(([{ favourite }]) => favourite)).toEqual([true, false]);
});

test('a visitor who pressed the heart before the session was loaded is asked to sign in', async () => {
  const saveFavourite = mockSave().mockResolvedValue();
  const { user, session } = await openWithHeldSession(saveFavourite);
  await user.click(await findFavouriteButton());
  act(() => session.read(null));
  await findToast(t('common:toast.favouritesSignIn'));
  expect(saveFavourite).not.toHaveBeenCalled();
});

test('a favourite and its message show on the page that the user opened meanwhile', async () => {
  let answer = () => {};
  const saveFavourite = mockSave().mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const { user } = await renderRoute('/explore', { user: lea, favourites: { saveFavourite } });
  await screen.findByText('Léa Martin');
  await user.click(await findFavouriteButton());
  await waitFor(() => expect(saveFavourite).toHaveBeenCalled());
  await user.click(screen.getByRole('link', { name: 'Nuit du jazz' }));
  await screen.findByRole('heading', { level: 1, name: 'Nuit du jazz' });
  expect(await findFavouriteButton(true)).toBeInTheDocument();
  await act(async () => answer());
  await findToast(t('common:toast.favouriteAdded'));
  expect(saveFavourite).toHaveBeenCalledOnce();
});

test('the request for a favourite continues on a page without hearts', async () => {
  const saveFavourite = mockSave().mockReturnValue(hang());
  const { user } = await renderRoute('/explore', { user: lea, favourites: { saveFavourite } });
  await screen.findByText('Léa Martin');
  await user.click(await findFavouriteButton());
  await waitFor(() => expect(saveFavourite).toHaveBeenCalled());
  await user.click(screen.getByRole('link', { name: t('common:footer.links.terms') }));
  await waitFor(() => expect(screen.queryByText('Nuit du jazz')).not.toBeInTheDocument());
  expect(saveFavourite.mock.calls[0]?.[1].aborted).toBe(false);
});

test('a favourite that could not be stored is undone with a message', async () => {
  const saveFavourite = mockSave().mockRejectedValue(new Error('Down.'));
  const { user } = await renderRoute('/explore', { user: lea, favourites: { saveFavourite } });
  await screen.findByText('Léa Martin');
  await user.click(await findFavouriteButton());
  await findToast('Impossible de modifier les favoris');
  expect(await findFavouriteButton(false)).toBeInTheDocument();
});

test('a favourite of another tab shows in this tab', async () => {
  let stored: string[] = [];
  const listFavourites = vi.fn(async () => stored);
  await renderRoute('/explore', { user: lea, favourites: { listFavourites } });
  await waitFor(() => expect(listFavourites).toHaveBeenCalled());
  await findFavouriteButton(false);
  stored = [jazz.id];
  changeInOtherTab(queryKeys.favourites(lea.id));
  expect(await findFavouriteButton(true)).toBeInTheDocument();
});

test('a failed request for the favourites shows a message, and no heart until they are read', async () => {
  const listFavourites = vi.fn(async (): Promise<string[]> => Promise.reject(new Error('Down.')));
  await renderRoute('/explore', { user: lea, favourites: { listFavourites } });
  await findToast('Impossible de charger vos favoris');
  expect(screen.getByRole('link', { name: 'Nuit du jazz' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  listFavourites.mockResolvedValue([jazz.id]);
  changeInOtherTab(queryKeys.favourites(lea.id));
  expect(await findFavouriteButton(true)).toBeInTheDocument();
});
