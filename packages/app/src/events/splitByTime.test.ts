import { createEvent } from '@lively/engine/testing';
import { expect, test } from 'vitest';
import { splitByTime } from './splitByTime';

const now = Date.parse('2026-11-21T22:30:00+01:00');
const on = (date: string | null) => createEvent({ id: String(date), date, time: '20:00' });
const idsOf = (dates: (string | null)[]) => {
  const { upcoming, past } = splitByTime(dates.map(on), now);
  return { upcoming: upcoming.map(({ id }) => id), past: past.map(({ id }) => id) };
};

test('today is still to come, yesterday is past', () => {
  expect(idsOf(['2026-11-20', '2026-11-21', '2026-11-22'])).toEqual({
    upcoming: ['2026-11-21', '2026-11-22'],
    past: ['2026-11-20'],
  });
});

test('the nearest stands first on either side', () => {
  expect(idsOf(['2027-01-01', '2025-01-01', '2026-12-01', '2026-01-01'])).toEqual({
    upcoming: ['2026-12-01', '2027-01-01'],
    past: ['2026-01-01', '2025-01-01'],
  });
});

test('the events of a day are in the order of their times, without a time first', () => {
  const at = (time: string | null) => createEvent({ id: String(time), date: '2026-12-01', time });
  const { upcoming } = splitByTime(['20:30', '09:00', null].map(at), now);
  expect(upcoming.map(({ id }) => id)).toEqual(['null', '09:00', '20:30']);
});

test('an event without a date is to come, after all the others', () => {
  expect(idsOf([null, '2026-12-01'])).toEqual({ upcoming: ['2026-12-01', 'null'], past: [] });
});

test('no event gives two empty lists', () => {
  expect(splitByTime([], now)).toEqual({ upcoming: [], past: [] });
});
