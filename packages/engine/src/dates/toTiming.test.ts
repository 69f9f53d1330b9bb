import { expect, test } from 'vitest';
import { toTiming } from './toTiming.ts';

const day = 20_000 * 1440;

test.each([
  ['00:00 to 24:00', 0, 1440],
  ['00:00 to 23:59', 0, 1439],
])('a day from %s has no hours', (_hours, start, end) => {
  expect(toTiming({ start: day + start, end: day + end })).toEqual({
    ...{ date: '2024-10-04', endDate: '2024-10-04' },
    ...{ time: null, endTime: null },
  });
});

test('three days until 23:59 are whole days', () => {
  const timing = { date: '2024-10-04', endDate: '2024-10-06', time: null, endTime: null };
  expect(toTiming({ start: day, end: day + 3 * 1440 - 1 })).toEqual(timing);
});

test.each([
  ['00:00', '00:00', 0, 0],
  ['00:00', '22:00', 0, 1320],
  ['10:00', '23:59', 600, 1439],
])('from %s to %s are hours', (time, endTime, start, end) => {
  const timing = toTiming({ start: day + start, end: day + end });
  expect([timing.time, timing.endTime ?? time]).toEqual([time, endTime]);
});
