import { expect, test } from 'vitest';
import { createEvent } from '../../testing/createEvent.ts';
import { parseDay } from './civilDate.ts';
import { nextTimingOn } from './nextTimingOn.ts';

const now = Date.parse('2026-12-08T12:00:00Z');
const week = ['2026-12-07', '2026-12-13'] as const;
const at = (begin: string, end: string) => ({ begin: `${begin}:00+01:00`, end: `${end}:00+01:00` });

test('the first time on the days that is not over', () => {
  const timings = ['01', '07', '09', '10'].map((day) => at(`2026-12-${day}T20:30`, `2026-12-${day}T22:00`));
  expect(nextTimingOn(createEvent({ timings }), now, week)).toMatchObject({
    ...{ date: '2026-12-09', endDate: '2026-12-09', time: '20:30', endTime: '22:00', daysAway: 1, past: false },
  });
  expect(nextTimingOn(createEvent({ timings }), now, ['2026-12-10', '2026-12-10'])).toMatchObject({
    date: '2026-12-10',
  });
  expect(nextTimingOn(createEvent({ timings }), now, ['2026-12-07', '2026-12-08'])).toBeNull();
});

test('a night belongs only to the day on which it began', () => {
  const event = createEvent({ timings: [at('2026-12-09T22:00', '2026-12-10T05:00')] });
  expect(nextTimingOn(event, now, ['2026-12-09', '2026-12-09'])).toMatchObject({ time: '22:00' });
  expect(nextTimingOn(event, now, ['2026-12-10', '2026-12-10'])).toBeNull();
});

test('a time that began before has no hours, and the first day that is not over', () => {
  const event = createEvent({ timings: [at('2026-12-01T10:00', '2026-12-11T18:00')] });
  expect(nextTimingOn(event, now, week)).toMatchObject({ date: '2026-12-08', endDate: '2026-12-11', time: null });
  expect(nextTimingOn(event, now, ['2026-12-10', '2026-12-13'])).toMatchObject({ date: '2026-12-10' });
});

test('a day without a known time has no hours', () => {
  const day = parseDay('2026-12-12');
  const event = createEvent({ timings: [at('2026-12-08T20:00', '2026-12-08T22:00')], days: [[day - 4, day]] });
  expect(nextTimingOn(event, now, ['2026-12-11', '2026-12-13'])).toMatchObject({
    ...{ date: '2026-12-11', endDate: '2026-12-12', time: null, daysAway: 3 },
  });
});

test('an event that is over or has no date is on no day', () => {
  expect(nextTimingOn(createEvent({ date: '2026-12-07', time: '10:00' }), now, week)).toBeNull();
  expect(nextTimingOn(createEvent({ date: null, timings: [] }), now, week)).toBeNull();
});
