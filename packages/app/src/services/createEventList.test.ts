import { expect, test, vi } from 'vitest';
import { createEventList } from './createEventList';
import type { EventServices } from './services';

const { signal } = new AbortController();

function listWith(clock: () => number) {
  const listEvents = vi.fn(async () => []);
  const events: EventServices = { listEvents, findEvent: async () => null };
  return { list: createEventList(events, clock), listEvents };
}

test('pages that follow each other share one reading', async () => {
  const { list, listEvents } = listWith(() => 0);
  expect(list.known()).toBeUndefined();
  const first = await list.read(signal);
  expect(await list.read(signal)).toBe(first);
  expect(list.known()).toBe(first);
  expect(listEvents).toHaveBeenCalledOnce();
});

test('after a minute the list is read again, and the old one shows meanwhile', async () => {
  let now = 0;
  const { list, listEvents } = listWith(() => now);
  const first = await list.read(signal);
  now = 60_000;
  const reading = list.read(signal);
  expect(list.known()).toBe(first);
  await reading;
  expect(listEvents).toHaveBeenCalledTimes(2);
});

test('a reading that fails keeps the old list', async () => {
  let now = 0;
  const { list, listEvents } = listWith(() => now);
  const first = await list.read(signal);
  now = 60_000;
  listEvents.mockRejectedValueOnce(new Error('offline'));
  await expect(list.read(signal)).rejects.toThrow('offline');
  expect(list.known()).toBe(first);
});

test('a list that is outdated is read again at once, and shows meanwhile', async () => {
  const { list, listEvents } = listWith(() => 0);
  const first = await list.read(signal);
  list.outdate();
  expect(list.known()).toBe(first);
  await list.read(signal);
  expect(listEvents).toHaveBeenCalledTimes(2);
});
