import type { LivelyEvent } from '@lively/engine';
import { createEvent } from '@lively/engine/testing';
import { expect, test, vi } from 'vitest';
import type { EventServices } from '../../data/Backend';
import { createTestI18n } from '../../test/createTestI18n';
import { exploreEvents } from '../../test/exploreEvents';
import { readLandingEvents } from './readLandingEvents';

// The double of the database reads the clock.
vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00+01:00') });
const now = Date.now();
const { getFixedT } = await createTestI18n('fr', ['taxonomy']);
const t = getFixedT<['common', 'taxonomy']>(null, ['common', 'taxonomy']);

const idOf = (number: number) => `00000000-0000-4000-8000-0000000001${String(number).padStart(2, '0')}`;
const evenings = (count: number, date: string, first = 0): LivelyEvent[] =>
  Array.from({ length: count }, (_, index) =>
    createEvent({ id: idOf(first + index), title: `Bal ${first + index}`, date, time: '20:30' }),
  );

/** Reads the page of a catalogue with some events tonight, and some later. */
function read(tonight: readonly LivelyEvent[], later: readonly LivelyEvent[]) {
  const explore = vi.fn<EventServices['explore']>((request, signal) => {
    const { day, days } = request.query;
    const found = day === 'tonight' ? tonight : days ? later : [...tonight, ...later];
    return exploreEvents(found)({ ...request, query: { ...request.query, day: 'all' } }, signal);
  });
  const services = { findEvent: async () => null, explore };
  return { explore, read: readLandingEvents(services, { language: 'fr', t, now }, new AbortController().signal) };
}

test('an evening with enough events fills the wall, without dates', async () => {
  const asked = read(evenings(8, '2026-11-21'), evenings(3, '2026-11-22', 50));
  const { wall, samples } = await asked.read;
  expect(wall?.when).toBe('tonight');
  expect(wall?.events.map(({ date, time }) => [date, time])).toEqual(Array(6).fill([undefined, '20:30']));
  expect(samples).toHaveLength(3);
  expect(asked.explore).toHaveBeenCalledTimes(2);
});

test('the next events follow those of an evening with few, with their dates', async () => {
  const tonight = evenings(2, '2026-11-21');
  // An event of several days is in both lists.
  const { wall } = await read(tonight, [...tonight, ...evenings(3, '2026-11-24', 50)]).read;
  expect(wall?.when).toBe('mixed');
  expect(wall?.events.map(({ title, date }) => [title, date?.day])).toEqual([
    ['Bal 0', undefined],
    ['Bal 1', undefined],
    ['Bal 50', '24'],
    ['Bal 51', '24'],
    ['Bal 52', '24'],
  ]);
});

test('without an event tonight, the wall has the next ones', async () => {
  const { wall, samples } = await read([], evenings(1, '2026-11-24')).read;
  expect([wall?.when, wall?.events[0]?.date?.day]).toEqual(['next', '24']);
  // The only event is on the wall as well.
  expect(samples).toHaveLength(1);
});

test('other events than those of the wall replace missing samples', async () => {
  const { wall, samples } = await read(evenings(6, '2026-11-21'), evenings(3, '2026-11-22', 50)).read;
  const shown = new Set(wall?.events.map(({ id }) => id));
  expect(samples.filter(({ id }) => shown.has(id))).toEqual([]);
});
