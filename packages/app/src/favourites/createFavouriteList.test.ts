import type { EventId } from '@lively/engine';
import { afterEach, expect, test, vi } from 'vitest';
import type { OwnFavouriteServices } from '../services/services';
import { createFavouriteList, type FavouriteList } from './createFavouriteList';
import type { FavouriteNews } from './FavouriteNews';

/** What one user keeps, as every tab and device finds it. */
function fakeStore(...eventIds: EventId[]) {
  const kept = new Set(eventIds);
  const services: OwnFavouriteServices = {
    listFavourites: async () => [...kept],
    readFavourite: async (eventId) => kept.has(eventId),
    saveFavourite: async ({ eventId, favourite }) => void (favourite ? kept.add(eventId) : kept.delete(eventId)),
    logFavourite: async () => {},
  };
  return { kept, services };
}

const opened: FavouriteList[] = [];
afterEach(() => {
  for (const list of opened.splice(0)) list.follow(null);
});

/** The machine is loaded meanwhile, which takes its time on a busy computer. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

/** A tab in which a user is signed in. */
function openTab(services: OwnFavouriteServices, userId = 'zoe') {
  const list = createFavouriteList(() => services);
  const news: FavouriteNews[] = [];
  list.onNews((told) => news.push(told));
  list.follow(userId);
  opened.push(list);
  return { list, news, shown: () => [...(list.shownTo(userId) ?? [])] };
}

test('what is stored shows, a press shows at once and is stored', async () => {
  const { kept, services } = fakeStore('jazz');
  const { list, news, shown } = openTab(services);
  await eventually(() => expect(shown()).toEqual(['jazz']));
  list.toggle('zoe', 'rugby');
  await eventually(() => expect(news).toEqual(['added']));
  list.toggle('zoe', 'jazz');
  await eventually(() => expect(news).toEqual(['added', 'removed']));
  expect(shown()).toEqual(['rugby']);
  expect([...kept]).toEqual(['rugby']);
});

test('a press before they are known waits for them', async () => {
  const { kept, services } = fakeStore('jazz');
  const { list, news } = openTab(services);
  list.toggle('zoe', 'jazz');
  await eventually(() => expect(news).toEqual(['removed']));
  expect([...kept]).toEqual([]);
});

test('a press that cannot be stored is taken back and told', async () => {
  const { services } = fakeStore();
  const { list, news, shown } = openTab({ ...services, saveFavourite: () => Promise.reject(new Error('offline')) });
  list.toggle('zoe', 'jazz');
  await eventually(() => expect(news).toEqual(['unchanged']));
  expect(shown()).toEqual([]);
});

test('a double press is told once, as what it ended with', async () => {
  const { kept, services } = fakeStore();
  const { list, news } = openTab(services);
  list.toggle('zoe', 'jazz');
  list.toggle('zoe', 'jazz');
  await eventually(() => expect(news).toEqual(['removed']));
  expect([...kept]).toEqual([]);
});

test('the other tab follows', async () => {
  const { services } = fakeStore('jazz');
  const [first, second] = [openTab(services), openTab(services)];
  await eventually(() => expect([first.shown(), second.shown()]).toEqual([['jazz'], ['jazz']]));
  first.list.toggle('zoe', 'rugby');
  await eventually(() => expect(second.shown()).toEqual(['rugby', 'jazz']));
  second.list.toggle('zoe', 'jazz');
  await eventually(() => expect(first.shown()).toEqual(['rugby']));
  expect([first.news, second.news]).toEqual([['added'], ['removed']]);
});

test('what the other tab says while the favourites are being read is heard', async () => {
  const { services } = fakeStore('jazz');
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const readSlowly = async (signal: AbortSignal) => {
    const eventIds = await services.listFavourites(signal);
    await isReleased;
    return eventIds;
  };
  const [first, second] = [openTab(services), openTab({ ...services, listFavourites: readSlowly })];
  first.list.toggle('zoe', 'rugby');
  await eventually(() => expect(first.news).toEqual(['added']));
  release();
  await eventually(() => expect(second.shown()).toEqual(['rugby', 'jazz']));
});

test('favourites that cannot be read are told, and a press asks for them again', async () => {
  const { kept, services } = fakeStore();
  const listFavourites = vi.fn(services.listFavourites).mockRejectedValueOnce(new Error('offline'));
  const { list, news } = openTab({ ...services, listFavourites });
  await eventually(() => expect(news).toEqual(['unread']));
  list.toggle('zoe', 'jazz');
  await eventually(() => expect(news).toEqual(['unread', 'added']));
  expect([...kept]).toEqual(['jazz']);
});

test('nobody sees the favourites of another', async () => {
  const { services } = fakeStore('jazz');
  const { list, shown } = openTab(services);
  await eventually(() => expect(shown()).toEqual(['jazz']));
  expect([list.shownTo('lea'), list.shownTo(null)]).toEqual([null, null]);
  list.follow(null);
  expect(shown()).toEqual([]);
});
