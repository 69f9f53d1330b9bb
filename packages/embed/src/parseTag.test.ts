import { resolveTag } from '@lively/engine';
import { expect, test } from 'vitest';
import { categories, subcategories } from '../test/rowArbitrary.ts';
import { locales } from './locales/index.ts';
import { parseSubcategory, parseTag } from './parseTag.ts';

test('a slug becomes the same tag as in the engine, in small and in capital letters', () => {
  for (const slug of [...categories, ...subcategories, 'concert', 'arts', 'fairs', 'festivals', 'hip-hop']) {
    expect(parseTag(slug)).toBe(resolveTag(slug));
    expect(parseTag(slug.toUpperCase())).toBe(resolveTag(slug));
  }
});

test('a category is found by its name in each language', () => {
  for (const { categories } of Object.values(locales))
    for (const [slug, name] of Object.entries(categories)) expect(parseTag(name)).toBe(slug);
});

test.each(['', 'Kizomba', '__proto__', 'constructor'])('%j is not a tag', (text) => {
  expect(parseTag(text)).toBeUndefined();
});

test('parseSubcategory accepts a subcategory and refuses a category', () => {
  expect(parseSubcategory('jazz')).toBe('jazz');
  expect(parseSubcategory('music')).toBeUndefined();
  expect(parseSubcategory('arts')).toBeUndefined();
});
