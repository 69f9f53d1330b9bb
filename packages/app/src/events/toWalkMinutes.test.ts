import { expect, test } from 'vitest';
import { toWalkMinutes } from './toWalkMinutes';

const bastille = { latitude: 48.8532, longitude: 2.3692 };
const minutesTo = (latitude: number, longitude: number) =>
  toWalkMinutes({ coordinates: { latitude, longitude } }, bastille);

test('the way on foot is longer than the straight line', () => {
  // Place de la République, 1.6 km away.
  expect(minutesTo(48.8675, 2.3638)).toBe(27);
});

test('the place itself is a minute away', () => {
  expect(minutesTo(bastille.latitude, bastille.longitude)).toBe(1);
});

test('a place that is unknown or too far has no way on foot', () => {
  expect(toWalkMinutes({ coordinates: null }, bastille)).toBeNull();
  expect(minutesTo(45.76, 4.84)).toBeNull();
});
