import { expect, test } from 'vitest';
import { defaultLanguage, isLanguage, languageCodes, languages, prefixOf, writeOrdinal } from './languages.ts';

test('the default language comes first, and only its paths have no prefix', () => {
  expect(languageCodes[0]).toBe(defaultLanguage);
  const [, ...others] = languageCodes;
  expect(prefixOf(defaultLanguage)).toBe('');
  expect(others.map(prefixOf)).toEqual(others.map((code) => `/${code}`));
  expect(prefixOf('en')).toBe('/en');
});

test('isLanguage accepts only a code of the list', () => {
  expect(languageCodes.every(isLanguage)).toBe(true);
  for (const text of ['EN', '', 'constructor', null, undefined]) expect(isLanguage(text)).toBe(false);
});

test('Intl supports each locale', () => {
  const locales = Object.values(languages).map(({ locale }) => locale);
  expect(Intl.DateTimeFormat.supportedLocalesOf(locales)).toEqual(locales);
});

test.each([
  ['mar. 1 déc., 01:31', 'mar. 1er déc., 01:31'],
  ['1–7 déc. 2026', '1er–7 déc. 2026'],
  ['31 déc. 2026 – 1 janv. 2027', '31 déc. 2026 – 1er janv. 2027'],
  ['11 nov. – 21 déc.', '11 nov. – 21 déc.'],
  ['2 janvier 1', '2 janvier 1'],
])('in French, « %s » is written « %s »', (date, written) => {
  expect(['fr', 'fr-FR', 'en-GB', 'es'].map((locale) => writeOrdinal(date, locale))).toEqual([
    written,
    written,
    date,
    date,
  ]);
});
