import { expect, test } from 'vitest';
import { isOneTypingError } from './isOneTypingError.ts';

test.each([
  ['samdi', true],
  ['sammedi', true],
  ['samidi', true],
  ['smaedi', true],
  ['samedy', true],
  ['samedi', true],
  ['tamedi', false],
  ['samdy', false],
  ['', false],
])('«%s» is samedi with one wrong, missing, added or swapped letter after the first: %s', (typed, isOne) => {
  expect(isOneTypingError(typed, 'samedi')).toBe(isOne);
});
