import { createEvent } from '@lively/engine/testing';
import { expect, test } from 'vitest';
import { listEventDates } from './listEventDates';

test('timings are listed in order, in the time zone of the venue', () => {
  const event = createEvent({
    timeZone: 'Indian/Reunion',
    timings: [
      { begin: '2026-12-05T16:30:00Z', end: '2026-12-05T21:00:00Z' },
      { begin: '2026-11-21T20:30:00+04:00', end: '2026-11-21T20:30:00+04:00' },
    ],
  });
  expect(listEventDates(event)).toEqual([
    { date: '2026-11-21', time: '20:30', endTime: null },
    { date: '2026-12-05', time: '20:30', endTime: '01:00' },
  ]);
});

test('an event without timings lists its date, and an event without both lists no dates', () => {
  const event = createEvent({ date: '2026-11-21', time: '20:30', endTime: '23:00' });
  expect(listEventDates(event)).toEqual([{ date: '2026-11-21', time: '20:30', endTime: '23:00' }]);
  expect(listEventDates(createEvent({ date: null }))).toEqual([]);
});
