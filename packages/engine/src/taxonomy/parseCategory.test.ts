import { expect, test } from 'vitest';
import { parseCategory } from './parseCategory.ts';

test.each([
  ['Musique', 'music'],
  ['music', 'music'],
  ['MUSIQUE', 'music'],
  [' sport ', 'sport'],
  ['Loisirs', 'leisure'],
  ['leisure', 'leisure'],
  ['Culture', 'culture'],
  ['Tech', 'tech'],
  ['Numérique', 'tech'],
  ['Festival', 'festival'],
  ['food', 'food'],
  ['Gastronomie', 'food'],
])('%j is %s', (text, category) => {
  expect(parseCategory(text)).toBe(category);
});

test.each(['', 'Jazz', 'constructor', 'sportif'])('%j is no category', (text) => {
  expect(parseCategory(text)).toBeNull();
});
