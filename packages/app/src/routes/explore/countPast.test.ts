import { createEvent } from '@lively/engine/testing';
import { expect, test } from 'vitest';
import { countPast } from './countPast';

const now = Date.parse('2026-11-21T12:00:00+01:00');
const found = (...dates: string[]) => dates.map((date) => ({ event: createEvent({ date }), distanceKm: 1000 }));

test('what follows the first past event is past too, on the pages that are not shown as well', () => {
  expect(countPast(found('2026-12-01', '2026-12-02', '2026-01-01'), 3, now)).toEqual({ from: 2, total: 1 });
  expect(countPast(found('2026-12-01', '2026-01-01'), 30, now)).toEqual({ from: 1, total: 29 });
  expect(countPast(found('2026-01-01'), 1, now)).toEqual({ from: 0, total: 1 });
});

test('a list that shows none counts none', () => {
  expect(countPast(found('2026-12-01'), 30, now)).toBeUndefined();
  expect(countPast([], 0, now)).toBeUndefined();
});
