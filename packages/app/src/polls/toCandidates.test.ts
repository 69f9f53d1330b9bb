import { createEvent } from '@lively/engine/testing';
import { expect, test } from 'vitest';
import { toCandidates } from './toCandidates';

const now = Date.parse('2026-11-21T12:00:00Z');
const evening = (day: string) => ({ begin: `${day}T19:30:00Z`, end: `${day}T21:30:00Z` });
const series = createEvent({ date: '2026-11-22', timings: ['2026-11-22', '2026-11-25', '2026-11-28'].map(evening) });
const exhibition = createEvent({
  date: '2026-11-23',
  timings: [{ begin: '2026-11-23T09:00:00Z', end: '2026-12-23T17:00:00Z' }],
});
const night = createEvent({
  date: '2026-11-24',
  timings: [{ begin: '2026-11-24T21:00:00Z', end: '2026-11-25T03:00:00Z' }],
});
const dayOf = (event: typeof series, days?: readonly [string, string]) => toCandidates([event], now, days)[0]?.day;

test('an event is proposed on its next day', () => {
  expect(dayOf(series)).toBe('2026-11-22');
});

test('an event of a list for several days is proposed on its first day among them', () => {
  expect(dayOf(series, ['2026-11-25', '2026-11-25'])).toBe('2026-11-25');
  expect(dayOf(series, ['2026-11-23', '2026-11-30'])).toBe('2026-11-25');
  expect(dayOf(exhibition, ['2026-12-01', '2026-12-02'])).toBe('2026-12-01');
});

test('an event that takes place on none of those days is proposed on its next day, a night on the day of its start', () => {
  expect(dayOf(series, ['2026-11-26', '2026-11-27'])).toBe('2026-11-22');
  expect(dayOf(night, ['2026-11-25', '2026-11-25'])).toBe('2026-11-24');
});
