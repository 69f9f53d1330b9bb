import { expect, test } from 'vitest';
import { parseCategory } from './parseCategory.ts';
import { parseSubcategory } from './parseSubcategory.ts';

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
])('%j is the category %s', (text, category) => {
  expect(parseCategory(text)).toBe(category);
});

test.each(['', 'Jazz', 'constructor', 'sportif'])('%j is not a category', (text) => {
  expect(parseCategory(text)).toBeNull();
});

test.each([
  ['jazz', 'jazz'],
  ['Jazz/Soul/Funk', 'jazz'],
  ['SOUL', 'jazz'],
  ['Théâtre', 'theatre'],
  ['Tennis', 'racket-sports'],
])('%j is the subcategory %s', (text, slug) => {
  expect(parseSubcategory(text)).toBe(slug);
});

test.each(['', 'nonsense', 'music', 'concert', 'sport', 'Yoga', 'constructor', '\ud800'])(
  '%j is not a subcategory',
  (text) => {
    expect(parseSubcategory(text)).toBeNull();
  },
);
