import { expect, test } from 'vitest';
import { createEvent } from '../../testing/createEvent.ts';
import { listTimings } from './listTimings.ts';

const timings = [
  { begin: '2026-11-29T20:00:00+01:00', end: '2026-11-29T22:00:00+01:00' },
  { begin: '2026-11-15T20:00:00+01:00', end: '2026-11-15T22:00:00+01:00' },
  { begin: '2026-11-22T20:00:00+01:00', end: '2026-11-22T22:00:00+01:00' },
];
const datesAt = (instant: string) => {
  const { toCome, past } = listTimings(createEvent({ timings }), Date.parse(instant));
  return [toCome.map(({ date }) => date), past.map(({ date }) => date)];
};

test('a running timing is still to come, a finished timing is past, and both lists are in order', () => {
  expect(datesAt('2026-11-22T21:00:00+01:00')).toEqual([['2026-11-22', '2026-11-29'], ['2026-11-15']]);
  expect(datesAt('2026-11-22T22:00:00+01:00')).toEqual([['2026-11-29'], ['2026-11-15', '2026-11-22']]);
});

test('an event without a date has no timings', () => {
  expect(listTimings(createEvent({ date: null, timings: [] }), 0)).toEqual({ toCome: [], past: [] });
});
