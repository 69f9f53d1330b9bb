import { expect, test } from 'vitest';
import { medianOf } from './medianOf.ts';

test('the median is the middle by size, and not by the order of the digits', () => {
  expect(medianOf([1_000, 9, 80])).toBe(80);
});

test('nothing has no median', () => {
  expect(medianOf([])).toBeNaN();
});
