import { expect, test } from 'vitest';
import { createRegulars } from './createRegulars.ts';

test('a network that sends a few requests is a regular for minutes', () => {
  let instant = 0;
  const regulars = createRegulars(() => instant);
  for (let count = 0; count < 40; count++) regulars.note('203.0.113.7');
  expect(regulars.knows('203.0.113.7')).toBe(true);
  instant += 175_000;
  expect(regulars.knows('203.0.113.7')).toBe(true);
  instant += 10_000;
  expect(regulars.knows('203.0.113.7')).toBe(false);
});

test('a network of a crowd, which asks each half minute, is none', () => {
  let instant = 0;
  const regulars = createRegulars(() => instant);
  for (; instant < 3_600_000; instant += 31_000) {
    regulars.note('203.0.113.8');
    expect(regulars.knows('203.0.113.8')).toBe(false);
  }
});
