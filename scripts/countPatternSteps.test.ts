import { expect, test } from 'vitest';
import { countPatternSteps } from './countPatternSteps.ts';

test('a linear expression counts the characters that it reads, whatever method applies it', () => {
  expect(countPatternSteps(() => /^a+$/.test('aaa'))).toBe(3);
  expect(countPatternSteps(() => 'abc'.match(/b/))).toBe(3);
  // To the end of the match, and from there to the end.
  expect(countPatternSteps(() => 'abc'.replace(/b/g, ''))).toBe(3);
  expect(countPatternSteps(() => 'abc'.includes('b'))).toBe(0);
});

test('an expression of a higher degree counts that power of the characters', () => {
  expect(countPatternSteps(() => 'a'.repeat(10).replace(/\s+$/, ''))).toBe(100);
});

test('an exponential expression is refused, and the methods are restored', () => {
  expect(() => countPatternSteps(() => /(a+)+b/.test('a'))).toThrow('grow exponentially');
  expect(() =>
    countPatternSteps(() => {
      throw new Error('Down.');
    }),
  ).toThrow('Down.');
  expect(RegExp.prototype.exec.name).toBe('exec');
});
