import { expect, test } from 'vitest';
import { compareWithBaseline } from './compareWithBaseline.ts';

test('more findings than before, or findings in a new file, are refused', () => {
  expect(compareWithBaseline({ 'a.ts': 3, 'b.ts': 1, 'c.ts': 2 }, { 'a.ts': 2, 'c.ts': 2 }).risen).toEqual([
    'a.ts',
    'b.ts',
  ]);
});

test('the baseline only shrinks', () => {
  expect(compareWithBaseline({ 'a.ts': 3, 'b.ts': 1 }, { 'a.ts': 2, 'b.ts': 4, 'c.ts': 9 }).allowed).toEqual({
    'a.ts': 2,
    'b.ts': 1,
  });
});

test('a file that moved keeps its count', () => {
  expect(compareWithBaseline({ 'new/a.ts': 2 }, { 'old/a.ts': 2 })).toEqual({ risen: [], allowed: { 'new/a.ts': 2 } });
  expect(compareWithBaseline({ 'new/a.ts': 2, 'old/a.ts': 2 }, { 'old/a.ts': 2 }).risen).toEqual(['new/a.ts']);
});
