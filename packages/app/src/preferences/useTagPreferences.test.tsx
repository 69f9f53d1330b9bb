import type { TagPreferencesServices } from '@lively/machines';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { queryKeys } from '../data/queryKeys';
import { changeInOtherTab } from '../test/changeInOtherTab';
import { lea } from '../test/createTestBackend';
import { findToast, renderRoute } from '../test/renderRoute';
import { t } from '../test/t';

const path = '/profile?tab=settings';

/** Stores tags as they are sent. */
function createStore(...tags: string[]) {
  const store = {
    tags,
    saveTag: vi.fn<TagPreferencesServices['saveTag']>(async ({ tag, liked }) => {
      store.tags = liked ? [...store.tags, tag] : store.tags.filter((each) => each !== tag);
    }),
    readTags: async () => store.tags,
    readInterests: async () => ({ preferences: [], tags: store.tags, interactions: [], city: null }),
  };
  return store;
}

function openWith({ saveTag, readTags, readInterests }: ReturnType<typeof createStore>) {
  return renderRoute(path, { user: lea, tags: { saveTag, readTags }, interests: { readInterests } });
}

const findRemove = (tag: string) => screen.findByRole('button', { name: `Retirer ${tag}` });
const queryRemove = (tag: string) => screen.queryByRole('button', { name: `Retirer ${tag}` });

test('a removed tag disappears at once, and a message shows after it is stored', async () => {
  const store = createStore('Jazz', 'Rock');
  const { user } = await openWith(store);
  await user.click(await findRemove('Jazz'));
  expect(queryRemove('Jazz')).not.toBeInTheDocument();
  await findToast(t('preferences:tag.removed'));
  expect(store.tags).toEqual(['Rock']);
  expect(await findRemove('Rock')).toBeInTheDocument();
});

test('two removals at once are stored one after the other', async () => {
  const store = createStore('Jazz', 'Rock');
  const { user } = await openWith(store);
  await user.click(await findRemove('Jazz'));
  await user.click(await findRemove('Rock'));
  await waitFor(() => expect(store.tags).toEqual([]));
  expect(store.saveTag.mock.calls.map(([change]) => change)).toEqual([
    { tag: 'Jazz', liked: false },
    { tag: 'Rock', liked: false },
  ]);
});

test('a tag that could not be removed appears again with a message', async () => {
  const store = createStore('Jazz');
  store.saveTag.mockRejectedValue(new Error('Down.'));
  const { user } = await openWith(store);
  await user.click(await findRemove('Jazz'));
  await findToast('Impossible de supprimer cette préférence');
  expect(await findRemove('Jazz')).toBeInTheDocument();
});

test('a removal with a lost answer is verified and not undone', async () => {
  const store = createStore('Jazz');
  store.saveTag.mockImplementation(async () => {
    store.tags = [];
    throw new Error('The answer was lost.');
  });
  const { user } = await openWith(store);
  await user.click(await findRemove('Jazz'));
  await findToast(t('preferences:tag.removed'));
  expect(queryRemove('Jazz')).not.toBeInTheDocument();
});

test('a change of the tags in another tab shows in this tab', async () => {
  const store = createStore('Jazz');
  await openWith(store);
  await findRemove('Jazz');
  store.tags = ['Jazz', 'Folk'];
  changeInOtherTab(queryKeys.interests(lea.id));
  expect(await findRemove('Folk')).toBeInTheDocument();
});

test('an accepted suggestion is stored and no longer suggested', async () => {
  const store = createStore();
  const seen = { tag: 'jazz', createdAt: new Date().toISOString() };
  const readInterests = async () => ({ ...(await store.readInterests()), interactions: [seen, seen, seen] });
  const { user } = await renderRoute('/events', {
    user: lea,
    tags: { saveTag: store.saveTag, readTags: store.readTags },
    interests: { readInterests },
  });
  const title = await screen.findByText(t('preferences:suggestions.title'));
  await user.click(screen.getByRole('button', { name: /^Ajouter .* à mes préférences$/ }));
  await findToast(t('preferences:tag.added'));
  await waitFor(() => expect(title).not.toBeInTheDocument());
  expect(store.tags).toEqual(['jazz']);
});
