import { resolveTag } from '@lively/engine';
import { expect, test } from 'vitest';
import { categories, subcategories } from '../../test/rowArbitrary.ts';
import { parseSubcategory, parseTag } from './parseTag.ts';

test('a slug becomes the same tag as in the engine', () => {
  for (const slug of [...categories, ...subcategories, 'concert', 'arts', 'fairs', 'festivals', 'hip-hop']) {
    expect(parseTag(slug)).toBe(resolveTag(slug));
  }
});

test.each(['', 'Kizomba', '__proto__', 'constructor'])('%j is not a tag', (text) => {
  expect(parseTag(text)).toBeUndefined();
});

test('parseSubcategory accepts a subcategory and refuses a category', () => {
  expect(parseSubcategory('jazz')).toBe('jazz');
  expect(parseSubcategory('music')).toBeNull();
  expect(parseSubcategory('arts')).toBeNull();
  expect(parseSubcategory(null)).toBeNull();
});
