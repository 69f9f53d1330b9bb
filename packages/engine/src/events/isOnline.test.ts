import { expect, test } from 'vitest';
import { isOnline } from './isOnline.ts';

test.each([
  ['En ligne', 'scheduled', true],
  ['online', 'scheduled', true],
  ['En línea', 'scheduled', true],
  ['', 'scheduled', false],
  ['Lyon', 'moved_online', true],
  ['Lyon', 'scheduled', false],
  ['Lignes', 'scheduled', false],
] as const)('an event in «%s» with the status %s is online: %s', (location, status, expected) => {
  expect(isOnline({ location, status })).toBe(expected);
});
