import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales, parseCategory, parseLanguage } from './index.ts';

describe('the texts of the widgets', () => {
  it.each(Object.entries(locales))('have no empty text: %s', (_, texts) => {
    for (const text of Object.values(texts).flatMap((value) => Object.values(value))) expect(text).not.toBe('');
    expect(texts.formatCount('6', '7')).toMatch(/^6 \p{L}+ 7 \p{L}+$/u);
    expect(texts.moreThan).toMatch(/^\p{L}+ \p{L}+ $/u);
    expect(Intl.DateTimeFormat.supportedLocalesOf(texts.locale)).toEqual([texts.locale]);
  });

  it.each(Object.entries(locales))('use the names of the app: %s', async (language, { categories, tastes }) => {
    const path = resolve(import.meta.dirname, `../../../app/src/locales/${language}/taxonomy.json`);
    expect({ ...categories, ...tastes }).toEqual(JSON.parse(await readFile(path, 'utf8')));
  });

  it('follow French typography in French', () => {
    const texts = JSON.stringify(locales.fr).replace(/"/g, '');
    expect(texts).not.toMatch(/'|\.{3}|[ ][;:!?»]|«[ ]/);
  });
});

describe('parseLanguage', () => {
  it.each([
    ['fr', 'fr'],
    ['en-US', 'en'],
    ['ES', 'es'],
    ['xx', 'fr'],
    ['', 'fr'],
    ['constructor', 'fr'],
  ])('reads the tag %j as %s', (tag, language) => {
    expect(parseLanguage(tag)).toBe(language);
  });
});

it('parseCategory accepts the name of a category and refuses other words', () => {
  expect(parseCategory('Musique')).toBe('music');
  for (const word of ['Passé', 'constructor', 'toString', '', 'Billets']) expect(parseCategory(word)).toBeUndefined();
});
