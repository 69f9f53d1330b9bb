import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { connectTo } from '../../supabase/config';
import { listDays } from './listDays';

const now = Date.parse('2026-11-22T12:00:00Z');
/** The number of a day, as the database writes it. */
const dayOf = (date: string) => Date.parse(date) / 86_400_000;

function createRow(first: string, end: string) {
  return {
    ...{ id: first, title: 'Bal', category: 'music', location: 'Lyon', date: first, time: '20:30:00', end_time: null },
    ...{ time_zone: 'Europe/Paris', timings: [], status: 'scheduled', latitude: null, longitude: null },
    days: `{[${dayOf(first)},${dayOf(end)})}`,
  };
}

let nextCursor: string | null;

// Test files share modules: the next file would use this backend.
afterAll(() => vi.resetModules());

beforeEach(() => {
  connectTo({
    url: 'http://backend.example',
    publishableKey: 'key',
    fetch: async () =>
      Response.json({
        events: [createRow('2026-11-23', '2026-11-26'), createRow('2026-11-25', '2026-11-26')],
        ...{ next_cursor: nextCursor, total: 2, is_more: false },
      }),
  });
});

const list = async (date: string) =>
  (await listDays({ parameters: { date }, language: 'fr', now }))?.days.map(({ date, events }) => [
    date.slice(-2),
    events.value,
    events.isMore,
  ]);

test('an event counts on each of its days that are not over', async () => {
  nextCursor = null;
  expect(await list('2026-11-01_2026-11-30')).toEqual([
    ['23', 1, false],
    ['24', 1, false],
    ['25', 2, false],
  ]);
});

test('from the begin of the last counted event, there may be more', async () => {
  nextCursor = 'next';
  expect(await list('2026-11-23_2026-11-27')).toEqual([
    ['23', 1, false],
    ['24', 1, false],
    ['25', 2, true],
    ['26', 0, true],
    ['27', 0, true],
  ]);
});
