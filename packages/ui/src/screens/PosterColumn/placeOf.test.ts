import { expect, test } from 'vitest';
import { placeOf } from './placeOf';

const placesOf = (count: number, turned: number) =>
  Array.from({ length: count }, (_, index) => placeOf(index, turned, count));

test('the first poster is in front, and the last is to its left', () => {
  expect(placesOf(6, 0)).toEqual([0, 1, 2, -3, -2, -1]);
});

test('a turned column moves the posters to the left', () => {
  expect(placesOf(6, 1.5)).toEqual([-1.5, -0.5, 0.5, 1.5, 2.5, -2.5]);
});

test('of many posters, those behind are out of sight', () => {
  expect(placesOf(12, 5)).toEqual([3, 3, -3, -2, -1, 0, 1, 2, 3, 3, 3, 3]);
});

test('few posters leave the other places free', () => {
  expect(placesOf(1, 0)).toEqual([0]);
  expect(placesOf(2, 1)).toEqual([-1, 0]);
});
