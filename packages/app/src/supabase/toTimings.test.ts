import { createEvent } from '@lively/engine/testing';
import { listEventDates } from '@lively/machines';
import { expect, test } from 'vitest';
import { toTimings } from './toTimings';

const first = { date: '2026-10-24', time: '20:30', endTime: '01:00' };

test('a single date has no timings', () => {
  expect(toTimings({ ...first, otherDates: [] }, 'Europe/Paris')).toEqual([]);
});

test('each timing has the offset of its day, and a night ends on the next day', () => {
  const otherDates = [{ date: '2026-10-25', time: '20:30', endTime: null }];
  expect(toTimings({ ...first, otherDates }, 'Europe/Paris')).toEqual([
    { begin: '2026-10-24T20:30:00+02:00', end: '2026-10-25T01:00:00+02:00' },
    { begin: '2026-10-25T20:30:00+01:00', end: '2026-10-25T20:30:00+01:00' },
  ]);
});

test.each(['Europe/Paris', 'Indian/Reunion', 'America/Martinique'])(
  'a timing in the time zone %s is read back unchanged',
  (timeZone) => {
    const otherDates = ['2026-10-25', '2027-03-28', '2027-07-14'].map((date) => ({
      date,
      time: '03:15',
      endTime: '02:00',
    }));
    const event = createEvent({ timeZone, timings: toTimings({ ...first, otherDates }, timeZone) });
    expect(listEventDates(event)).toEqual([first, ...otherDates]);
  },
);
