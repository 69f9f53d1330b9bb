import { expect, test } from 'vitest';
import { formatSeenAt } from './formatSeenAt';

const now = new Date(2026, 10, 26, 20, 0).getTime();

test.each([
  ['earlier today', new Date(2026, 10, 26, 18, 42), { date: null, time: '18:42' }],
  ['yesterday', new Date(2026, 10, 25, 23, 59), { date: '25 novembre', time: '23:59' }],
  ['the same day a year ago', new Date(2025, 10, 26, 8, 5), { date: '26 novembre', time: '08:05' }],
])('the time of an update is formatted: %s', (_, instant, shown) => {
  expect(formatSeenAt(instant.getTime(), now, 'fr')).toEqual(shown);
});
