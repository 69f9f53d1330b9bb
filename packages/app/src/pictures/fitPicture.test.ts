import { expect, test } from 'vitest';
import { fitPicture } from './fitPicture';

test('a wide photograph is reduced without a crop', () => {
  expect(fitPicture({ width: 4000, height: 3000 }, { maxSide: 1600, square: false })).toEqual({
    source: { x: 0, y: 0, width: 4000, height: 3000 },
    drawn: { width: 1600, height: 1200 },
  });
});

test('a square is cropped from the centre', () => {
  expect(fitPicture({ width: 300, height: 501 }, { maxSide: 200, square: true })).toEqual({
    source: { x: 0, y: 100, width: 300, height: 300 },
    drawn: { width: 200, height: 200 },
  });
});

test('a small picture is not enlarged', () => {
  const { drawn } = fitPicture({ width: 40, height: 30 }, { maxSide: 1600, square: false });
  expect(drawn).toEqual({ width: 40, height: 30 });
});

test('a very thin picture keeps a height of at least one pixel', () => {
  const { drawn } = fitPicture({ width: 10_000, height: 1 }, { maxSide: 100, square: false });
  expect(drawn).toEqual({ width: 100, height: 1 });
});
