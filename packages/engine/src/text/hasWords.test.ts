import { expect, test } from 'vitest';
import { hasWords } from './hasWords.ts';

test.each([
  [['Les Têtes rouges'], 'tete rouge', true],
  [['La tête rouge'], 'Têtes', true],
  [['tête', 'rouge'], 'tête rouge', false],
  [['rouge tête'], 'tête rouge', false],
  [['as'], 'a', false],
  [[null, ''], 'tête', false],
])('%j have the words « %s »: %s', (texts, words, expected) => {
  expect(hasWords(texts, words)).toBe(expected);
});
