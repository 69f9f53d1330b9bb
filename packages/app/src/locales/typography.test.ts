import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages';
import { readTexts } from './readLocales.fixture';

test.each(languageCodes)('%s has no straight apostrophe, double space or three dots', (language) => {
  const texts = readTexts(language);
  expect(texts.length).toBeGreaterThan(2000);
  expect(texts.filter(([, text]) => /'|\.\.\.| {2}/.test(text))).toEqual([]);
});

test('French has a narrow no-break space before ; ! ? and in « », and a wide one before :', () => {
  const badSpace = /[^\u202f!?][;!?»]|«[^\u202f]|[^\u00a0]:|\d (?=[%€]|\d{3}\b|km\b|h\b|Mo\b|heures\b|points\b)/;
  // Placeholders of a generator are in English; scripts/placeholders.test.ts reports them.
  const written = readTexts('fr').filter(([, text]) => !text.startsWith('Fill in:'));
  expect(written.filter(([, text]) => badSpace.test(text))).toEqual([]);
});

test.each(languageCodes)('%s writes file sizes in its own unit, after a no-break space', (language) => {
  const sizes = readTexts(language).flatMap(([, text]) => text.match(/\d+[\s\u00a0\u202f]*[kMG][Bo]\b/g) ?? []);
  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes.filter((size) => !(language === 'fr' ? /^\d+\u00a0Mo$/ : /^\d+\u00a0MB$/).test(size))).toEqual([]);
});

// The typefaces of the pages have no U+2011: the browser would take its glyph from another typeface.
test('French joins « -là » and « -ci » to their word with a word joiner', () => {
  const texts = readTexts('fr').filter(([, text]) => /\p{L}-\u2060?(là|ci)(?!\p{L})/u.test(text));
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter(([, text]) => /-(là|ci)(?!\p{L})/u.test(text))).toEqual([]);
});

test('French capitals have their accents', () => {
  expect(readTexts('fr').filter(([, text]) => /\b(A la|A l’|Etat|Evénement|Ecri|Equipe|Etape)/.test(text))).toEqual([]);
});

test('Spanish questions and exclamations have an opening mark', () => {
  const count = (text: string, mark: string) => text.split(mark).length;
  const faults = readTexts('es').filter(
    ([, text]) => count(text, '¿') !== count(text, '?') || count(text, '¡') !== count(text, '!'),
  );
  expect(faults).toEqual([]);
});
