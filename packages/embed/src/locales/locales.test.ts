import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales, parseCategory, parseLanguage } from './index.ts';

describe('the texts of the widgets', () => {
  it.each(Object.entries(locales))('are all there: %s', (_, texts) => {
    for (const text of Object.values(texts).flatMap((value) => Object.values(value))) expect(text).not.toBe('');
    expect(texts.formatCount('6', '7')).toMatch(/^6 \p{L}+ 7 \p{L}+$/u);
    expect(Intl.DateTimeFormat.supportedLocalesOf(texts.locale)).toEqual([texts.locale]);
  });

  it.each(Object.entries(locales))('name tastes as the app does: %s', async (language, { categories, tastes }) => {
    const path = resolve(import.meta.dirname, `../../../app/src/locales/${language}/taxonomy.json`);
    expect({ ...categories, ...tastes }).toEqual(JSON.parse(await readFile(path, 'utf8')));
  });

  it('are set as French is set', () => {
    const texts = JSON.stringify(locales.fr).replace(/"/g, '');
    expect(texts).not.toMatch(/'|\.{3}|[ ][;:!?»]|«[ ]/);
  });
});

describe('a language', () => {
  it.each([
    ['fr', 'fr'],
    ['en-US', 'en'],
    ['ES', 'es'],
    ['xx', 'fr'],
    ['', 'fr'],
    ['constructor', 'fr'],
  ])('of the tag %j is %s', (tag, language) => {
    expect(parseLanguage(tag)).toBe(language);
  });
});

it('names no category by a word of another kind', () => {
  expect(parseCategory('Musique')).toBe('music');
  for (const word of ['Passé', 'constructor', 'toString', '', 'Billets']) expect(parseCategory(word)).toBeUndefined();
});
