import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { accessNeeds } from '@lively/engine/constants';
import { describe, expect, it } from 'vitest';
import { categoryNames } from './categoryNames.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { frenchReasons } from './frenchReasons.ts';
import { parseCategory } from './parseCategory.ts';
import { parseLanguage } from './parseLanguage.ts';

const locales = { fr, en, es };
const reasonTexts = { fr: frenchReasons, en: en.reasons, es: es.reasons };
const languages = ['fr', 'en', 'es'] as const;

describe('the texts of the widgets', () => {
  it.each(Object.entries(locales))('have no empty text: %s', (_, texts) => {
    for (const text of Object.values(texts).flatMap((value) => Object.values(value))) expect(text).not.toBe('');
    expect(texts.formatCount('6', '7')).toMatch(/^6 \p{L}+ 7 \p{L}+$/u);
    expect(texts.moreThan).toMatch(/^\p{L}+ \p{L}+ $/u);
    expect(Intl.DateTimeFormat.supportedLocalesOf(texts.locale)).toEqual([texts.locale]);
  });

  it.each(languages)('use the names of the app: %s', async (language) => {
    const path = resolve(import.meta.dirname, `../../../app/src/locales/${language}/taxonomy.json`);
    const names = { ...categoryNames[language], ...reasonTexts[language]?.tastes };
    // The labels of access needs are there, too.
    const slugs = Object.entries<string>(JSON.parse(await readFile(path, 'utf8')));
    const isNeed = (slug: string) => accessNeeds.some((need) => need === slug);
    expect(names).toEqual(Object.fromEntries(slugs.filter(([slug]) => !isNeed(slug))));
  });

  it('follow French typography in French', () => {
    const texts = JSON.stringify([fr, frenchReasons, categoryNames.fr]).replace(/"/g, '');
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

it('parseCategory accepts the name of a category in each language and refuses other words', () => {
  for (const names of Object.values(categoryNames))
    for (const [slug, name] of Object.entries(names)) expect(parseCategory(name)).toBe(slug);
  for (const word of ['Passé', 'constructor', 'toString', '', 'Billets']) expect(parseCategory(word)).toBeUndefined();
});
