import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

test('a result is computed once for each key, and the cache is cleared after 10,000 keys', () => {
  let computed = 0;
  const double = memoize((key: number) => {
    computed += 1;
    return key * 2;
  });
  const keys = Array.from({ length: 10_000 }, (_, key) => key);
  expect(keys.map(double)).toEqual(keys.map((key) => key * 2));
  expect(keys.map(double)).toEqual(keys.map((key) => key * 2));
  expect(computed).toBe(10_000);
  double(10_000);
  expect(computed).toBe(10_001);
  // The cache contains only the last key.
  double(10_000);
  double(9_999);
  expect(computed).toBe(10_002);
});

test('a result of undefined is cached', () => {
  let computed = 0;
  const compute = memoize((_: string) => {
    computed += 1;
  });
  compute('a');
  compute('a');
  expect(computed).toBe(1);
});
