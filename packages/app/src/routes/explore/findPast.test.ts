import { createEvent } from '@lively/engine/testing';
import { expect, test } from 'vitest';
import { findPast } from './findPast';

const now = Date.parse('2026-11-21T12:00:00+01:00');
const found = (...dates: string[]) => dates.map((date) => ({ event: createEvent({ date }), distanceKm: 1000 }));

test('findPast returns the index of the first past event and the total of all pages', () => {
  expect(findPast(found('2026-12-01', '2026-12-02', '2026-01-01'), 1, now)).toEqual({ from: 2, total: 1 });
  expect(findPast(found('2026-12-01', '2026-01-01'), 29, now)).toEqual({ from: 1, total: 29 });
  expect(findPast(found('2026-01-01'), 1, now)).toEqual({ from: 0, total: 1 });
});

test('findPast returns undefined for a page without past events, whatever later pages contain', () => {
  expect(findPast(found('2026-12-01'), 30, now)).toBeUndefined();
  expect(findPast([], 0, now)).toBeUndefined();
});
