import { createEvent } from '@lively/engine/testing';
import { expect, test } from 'vitest';
import { splitByTime } from './splitByTime';

const now = Date.parse('2026-11-21T22:30:00+01:00');
const on = (date: string | null) => createEvent({ id: String(date), date, time: '20:00' });
const idsOf = (dates: (string | null)[]) => {
  const { upcoming, past } = splitByTime(dates.map(on), now);
  return { upcoming: upcoming.map(({ id }) => id), past: past.map(({ id }) => id) };
};

test('an event of today is upcoming, an event of yesterday is past', () => {
  expect(idsOf(['2026-11-20', '2026-11-21', '2026-11-22'])).toEqual({
    upcoming: ['2026-11-21', '2026-11-22'],
    past: ['2026-11-20'],
  });
});

test('the event nearest to now is first in both lists', () => {
  expect(idsOf(['2027-01-01', '2025-01-01', '2026-12-01', '2026-01-01'])).toEqual({
    upcoming: ['2026-12-01', '2027-01-01'],
    past: ['2026-01-01', '2025-01-01'],
  });
});

test('events of a day are ordered by time, and an event without a time is first', () => {
  const at = (time: string | null) => createEvent({ id: String(time), date: '2026-12-01', time });
  const { upcoming } = splitByTime(['20:30', '09:00', null].map(at), now);
  expect(upcoming.map(({ id }) => id)).toEqual(['null', '09:00', '20:30']);
});

test('an event without a date is the last upcoming event', () => {
  expect(idsOf([null, '2026-12-01'])).toEqual({ upcoming: ['2026-12-01', 'null'], past: [] });
});

test('an empty list gives two empty lists', () => {
  expect(splitByTime([], now)).toEqual({ upcoming: [], past: [] });
});
