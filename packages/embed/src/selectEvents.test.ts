import { mapValid } from '@lively/engine';
import { explore, exploreDefaults } from '@lively/engine/testing';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultOptions } from '../test/defaultOptions.ts';
import { goodRow, hostileRowArbitrary, noon, rowArbitrary, toLivelyEvent } from '../test/rowArbitrary.ts';
import type { WidgetOptions } from './readOptions.ts';
import { selectEvents } from './selectEvents.ts';
import { toEvent } from './toEvent.ts';

const rowLists = fc.uniqueArray(rowArbitrary, { selector: ({ id }) => id, maxLength: 30 });

function select(rows: readonly object[], options: Partial<WidgetOptions> = {}, now = noon) {
  return selectEvents(
    rows.map((row) => toEvent({ ...row })),
    { ...defaultOptions, ...options },
    now,
  );
}

function idsOf(shown: ReturnType<typeof select>): string[] {
  return shown.map(({ event }) => event.id);
}

describe('a list without tags or place', () => {
  it('is sorted by date and time, with events without a date last', () => {
    const rows = [
      { id: 'undated' },
      { id: 'evening', date: '2026-11-25', time: '20:30' },
      { id: 'morning', date: '2026-11-25', time: '09:00' },
      { id: 'cancelled', date: '2026-11-24', status: 'cancelled' },
    ];
    const shown = select(rows);
    expect(idsOf(shown)).toEqual(['cancelled', 'morning', 'evening', 'undated']);
    expect(shown.flatMap(({ reasons }) => reasons)).toEqual([]);
  });
});

describe('a date filter', () => {
  it.each(['today', 'tomorrow', 'weekend'] as const)('keeps the same events as the engine: %s', (dateFilter) => {
    const instant = fc.integer({ min: 0, max: 7 * 1440 }).map((minutes) => noon + minutes * 6e4);
    fc.assert(
      fc.property(rowLists, instant, (rows, now) => {
        const profile = { likes: [], interactions: [], city: null };
        const query = { ...exploreDefaults, dateFilter, limit: 1000 };
        const expected = explore(rows.map(toLivelyEvent), query, now, profile);
        expect(idsOf(select(rows, { dateFilter }, now)).sort()).toEqual(
          expected.events.map(({ event }) => event.id).sort(),
        );
      }),
      { numRuns: 400 },
    );
  });
});

it('selectEvents finds one event by its id, also a past event', () => {
  const rows = [
    { id: 'a', date: '2026-11-25' },
    { id: 'b', date: '2020-01-01' },
  ];
  expect(select(rows, { eventId: 'b' }).map(({ event, when }) => [event.id, when?.past])).toEqual([['b', true]]);
  expect(select(rows, { eventId: 'c' })).toEqual([]);
});

describe('hostile rows', () => {
  afterEach(() => vi.restoreAllMocks());

  it('do not remove a valid event from any list', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const dateFilters = fc.constantFrom('all' as const, 'today' as const, 'weekend' as const);
    fc.assert(
      fc.property(fc.array(hostileRowArbitrary, { maxLength: 8 }), dateFilters, (rows, dateFilter) => {
        const events = mapValid([...rows, goodRow], toEvent);
        expect(idsOf(selectEvents(events, { ...defaultOptions, dateFilter }, noon))).toContain('good');
      }),
      { numRuns: 500 },
    );
  });
});
