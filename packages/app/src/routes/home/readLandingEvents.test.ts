import type { LivelyEvent } from '@lively/engine';
import { createEvent } from '@lively/engine/testing';
import type { LandingColumn } from '@lively/ui/screens';
import { expect, test, vi } from 'vitest';
import type { EventServices } from '../../data/Backend';
import { createTestI18n } from '../../test/createTestI18n';
import { exploreEvents } from '../../test/exploreEvents';
import { readLandingEvents, readTomorrow } from './readLandingEvents';

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

test('an evening with enough events fills the column, without dates', async () => {
  const asked = read(evenings(8, '2026-11-21'), evenings(3, '2026-11-22', 50));
  const { column, samples } = await asked.read;
  expect(column?.when).toBe('tonight');
  expect(column?.events.map(({ date, time }) => [date, time])).toEqual(Array(6).fill([undefined, '20:30']));
  expect(samples).toHaveLength(3);
  expect(asked.explore).toHaveBeenCalledTimes(2);
});

test('four events are enough for an evening', async () => {
  const { column } = await read(evenings(4, '2026-11-21'), evenings(3, '2026-11-24', 50)).read;
  expect([column?.when, column?.events.length]).toEqual(['tonight', 4]);
});

test('tomorrow has what begins then, without the events that the column has already', async () => {
  const shown = evenings(2, '2026-11-22');
  const found = [...shown, ...evenings(1, '2026-11-21', 30), ...evenings(8, '2026-11-22', 50)];
  const explore = vi.fn<EventServices['explore']>((request, signal) =>
    exploreEvents(found)({ ...request, query: { ...request.query, day: 'all' } }, signal),
  );
  const events = shown.map(({ id, title }) => ({ id, title, href: '', category: 'music' as const, place: '' }));
  const column: LandingColumn = { when: 'tonight', events };
  const tomorrow = await readTomorrow({ explore }, column, { language: 'fr', t, now }, new AbortController().signal);
  expect(explore.mock.calls[0]?.[0].query).toMatchObject({ day: 'tomorrow', hours: ['17:00', '24:00'] });
  expect(tomorrow.map(({ title, date }) => [title, date?.day])).toEqual(
    Array.from({ length: 6 }, (_, index) => [`Bal ${50 + index}`, '22']),
  );
});

test('the next events follow those of an evening with few, with their dates', async () => {
  const tonight = evenings(2, '2026-11-21');
  // An event of several days is in both lists.
  const { column } = await read(tonight, [...tonight, ...evenings(3, '2026-11-24', 50)]).read;
  expect(column?.when).toBe('mixed');
  expect(column?.events.map(({ title, date }) => [title, date?.day])).toEqual([
    ['Bal 0', undefined],
    ['Bal 1', undefined],
    ['Bal 50', '24'],
    ['Bal 51', '24'],
    ['Bal 52', '24'],
  ]);
});

test('without an event tonight, the column has the next ones', async () => {
  const { column, samples } = await read([], evenings(1, '2026-11-24')).read;
  expect([column?.when, column?.events[0]?.date?.day]).toEqual(['next', '24']);
  // The only event is on the column as well.
  expect(samples).toHaveLength(1);
});

test('other events than those of the column replace missing samples', async () => {
  const { column, samples } = await read(evenings(6, '2026-11-21'), evenings(3, '2026-11-22', 50)).read;
  const shown = new Set(column?.events.map(({ id }) => id));
  expect(samples.filter(({ id }) => shown.has(id))).toEqual([]);
});
