import { resolveTag } from '@lively/engine';
import { expect, test } from 'vitest';
import { categories, subcategories } from '../test/rowArbitrary.ts';
import { locales } from './locales/index.ts';
import { parseSubcategory, parseTag } from './parseTag.ts';

test('a slug stands for what the engine takes it for, in any case', () => {
  for (const slug of [...categories, ...subcategories, 'concert', 'arts', 'fairs', 'festivals', 'hip-hop']) {
    expect(parseTag(slug)).toBe(resolveTag(slug));
    expect(parseTag(slug.toUpperCase())).toBe(resolveTag(slug));
  }
});

test('a category has a name in each language', () => {
  for (const { categories } of Object.values(locales))
    for (const [slug, name] of Object.entries(categories)) expect(parseTag(name)).toBe(slug);
});

test.each(['', 'Kizomba', '__proto__', 'constructor'])('%j is no taste', (text) => {
  expect(parseTag(text)).toBeUndefined();
});

test('a category is no subcategory', () => {
  expect(parseSubcategory('jazz')).toBe('jazz');
  expect(parseSubcategory('music')).toBeUndefined();
  expect(parseSubcategory('arts')).toBeUndefined();
});
