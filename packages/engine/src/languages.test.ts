import { expect, test } from 'vitest';
import { defaultLanguage, isLanguage, languageCodes, languages, prefixOf } from './languages.ts';

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
