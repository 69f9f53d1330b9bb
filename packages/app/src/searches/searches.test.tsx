import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { NewSearch, SavedSearch } from '../data/SavedSearches';
import { takeInterruptedAction } from '../session/interruptedAction';
import { jazz, lea } from '../test/createTestBackend';
import { renderRoute } from '../test/renderRoute';
import { startsWith } from '../test/startsWith';
import { t } from '../test/t';

const search: SavedSearch = {
  id: '00000000-0000-4000-8000-000000000b00',
  name: 'Jazz à Lyon',
  query: 'q=jazz&city=Lyon',
  newCount: 99,
  hasMore: true,
  newEvents: [jazz],
  newestAt: '2026-11-20T10:00:00Z',
};

test('the first search is saved with the names of its filters, and offers the mail of the week', async () => {
  const saveSearch = vi.fn(async (_: NewSearch) => 'saved' as const);
  const changeWeeklyMail = vi.fn(async () => {});
  const { user } = await renderRoute('/explore?q=nuit&city=Lyon&date=weekend&page=3', {
    user: lea,
    searches: { saveSearch, changeWeeklyMail },
  });
  await user.click(await screen.findByRole('button', { name: t('explore:save') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('searches:save.title') }));
  expect(dialog.getByRole('textbox', { name: startsWith(t('searches:save.name')) })).toHaveValue(
    'nuit · Ce week-end · Lyon',
  );
  await user.click(await dialog.findByRole('checkbox', { name: t('searches:weekly.label') }));
  await user.click(dialog.getByRole('button', { name: t('searches:save.submit') }));
  expect(await screen.findByText(t('searches:save.savedTitle'))).toBeInTheDocument();
  expect(saveSearch.mock.calls[0]?.[0]).toMatchObject({
    name: 'nuit · Ce week-end · Lyon',
    query: 'q=nuit&city=Lyon&date=weekend',
    filters: { city: 'Lyon' },
  });
  expect(changeWeeklyMail).toHaveBeenCalledWith(true, expect.anything());
});

test('further searches do not offer the mail of the week', async () => {
  const { user } = await renderRoute('/explore?city=Lyon', {
    user: lea,
    searches: { listSearches: async () => [search] },
  });
  await user.click(await screen.findByRole('button', { name: t('explore:save') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('searches:save.title') }));
  await waitFor(() => expect(dialog.getByRole('button', { name: t('searches:save.submit') })).toBeEnabled());
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
});

test.each([
  [{ code: 'PT409' }, /Vous avez déjà vingt recherches/],
  [new Error('offline'), /La recherche n’a pas pu être enregistrée/],
])('a refused search shows the reason and keeps the name', async (refusal, message) => {
  const saveSearch = vi.fn(() => Promise.reject(refusal));
  const { user } = await renderRoute('/explore?city=Lyon', { user: lea, searches: { saveSearch } });
  await user.click(await screen.findByRole('button', { name: t('explore:save') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('searches:save.title') }));
  const name = dialog.getByRole('textbox', { name: startsWith(t('searches:save.name')) });
  await user.clear(name);
  await user.type(name, 'Bals');
  await user.click(dialog.getByRole('button', { name: t('searches:save.submit') }));
  expect(await dialog.findByText(message)).toBeInTheDocument();
  expect(name).toHaveValue('Bals');
});

test('a list without filters cannot be saved as a search', async () => {
  await renderRoute('/explore', { user: lea });
  await screen.findByText('2 événements');
  expect(screen.queryByRole('button', { name: t('explore:save') })).not.toBeInTheDocument();
});

test('a visitor is asked to sign in, and the search is kept for later', async () => {
  const { user } = await renderRoute('/explore?city=Lyon');
  await user.click(await screen.findByRole('button', { name: t('explore:save') }));
  expect(await screen.findByText(t('explore:saveSignIn'))).toBeInTheDocument();
  expect(takeInterruptedAction('/explore?city=Lyon', 'search')).toEqual({ kind: 'search' });
});

test('my events lists the new events of each search, which can be renamed and deleted', async () => {
  let searches: readonly SavedSearch[] = [search];
  const openSearch = vi.fn(async () => {});
  const { user, shownPath } = await renderRoute('/my-events?tab=searches', {
    user: lea,
    searches: {
      listSearches: async () => searches,
      openSearch,
      renameSearch: async (_, name) => {
        searches = [{ ...search, name }];
      },
      deleteSearch: async () => {
        searches = [];
      },
    },
  });
  expect(await screen.findByText('Plus de 99 nouveaux événements')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Nuit du jazz' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Renommer Jazz à Lyon' }));
  const name = await screen.findByRole('textbox', { name: startsWith(t('searches:save.name')) });
  await user.clear(name);
  await user.type(name, 'Swing');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: t('searches:rename.action') }));
  expect(await screen.findByRole('link', { name: 'Swing' })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Supprimer Swing' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: t('searches:remove.confirm') }),
  );
  expect(await screen.findByText(t('searches:empty.title'))).toBeInTheDocument();
  expect(openSearch).not.toHaveBeenCalled();
  expect(shownPath()).toBe('/my-events?tab=searches');
});

test('opening a search records it and leads to its list', async () => {
  const openSearch = vi.fn(async () => {});
  const { user, shownPath } = await renderRoute('/my-events?tab=searches', {
    user: lea,
    searches: { listSearches: async () => [search], openSearch },
  });
  await user.click(await screen.findByRole('link', { name: 'Jazz à Lyon' }));
  await waitFor(() => expect(shownPath()).toBe('/explore?q=jazz&city=Lyon'));
  expect(openSearch).toHaveBeenCalledWith(search.id);
});

test('a failed request for the searches can be repeated', async () => {
  const listSearches = vi.fn(async (): Promise<readonly SavedSearch[]> => [search]);
  listSearches.mockRejectedValueOnce(Object.assign(new Error('refused'), { status: 400 }));
  const { user } = await renderRoute('/my-events?tab=searches', { user: lea, searches: { listSearches } });
  await user.click(await screen.findByRole('button', { name: t('common:retry') }));
  expect(await screen.findByRole('link', { name: 'Jazz à Lyon' })).toBeInTheDocument();
});

test('the home page shows only searches with new events', async () => {
  const calm = { ...search, id: 'calm', name: 'Bals', newCount: 0, hasMore: false, newEvents: [], newestAt: null };
  await renderRoute('/', { user: lea, searches: { listSearches: async () => [calm, search] } });
  const news = within(await screen.findByRole('region', { name: t('searches:news') }));
  expect(news.getByRole('link', { name: 'Jazz à Lyon' })).toBeInTheDocument();
  expect(news.queryByText('Bals')).not.toBeInTheDocument();
});

test('the home page shows the three searches with the newest events and a link to the others', async () => {
  const searches = [1, 5, 3, 2, 4].map((day) => ({
    ...search,
    id: `${day}`,
    name: `Recherche ${day}`,
    newestAt: `2026-11-0${day}T10:00:00+00:00`,
  }));
  await renderRoute('/', { user: lea, searches: { listSearches: async () => searches } });
  const news = within(await screen.findByRole('region', { name: t('searches:news') }));
  const names = news.getAllByRole('link', { name: /^Recherche/ }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Recherche 5', 'Recherche 4', 'Recherche 3']);
  expect(news.getByRole('link', { name: 'Du nouveau dans 2 autres recherches' })).toHaveAttribute(
    'href',
    '/my-events?tab=searches',
  );
});

test('a choice about the mail that could not be stored is undone with a message', async () => {
  const { user } = await renderRoute('/my-events?tab=searches', {
    user: lea,
    searches: { listSearches: async () => [search], changeWeeklyMail: () => Promise.reject(new Error('offline')) },
  });
  const choice = await screen.findByRole('switch', { name: t('searches:weekly.label') });
  await waitFor(() => expect(choice).toBeEnabled());
  await user.click(choice);
  expect(await screen.findByText(/Votre choix n’a pas pu être enregistré/)).toBeInTheDocument();
  expect(choice).not.toBeChecked();
});
