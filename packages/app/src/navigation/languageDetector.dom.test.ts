import { expect, test } from 'vitest';
import { createI18n } from '../i18n/createI18n';
import { languageStorageKey } from '../i18n/languages';
import { languageDetector, storeLanguage } from './languageDetector';

test.each([
  ['/', 'fr'],
  ['/explore', 'fr'],
  ['/en', 'en'],
  ['/es/event/1', 'es'],
])('the URL %s has the language %s', async (pathname, language) => {
  history.replaceState(null, '', pathname);
  expect((await createI18n(languageDetector)).language).toBe(language);
  expect(localStorage.getItem(languageStorageKey)).toBeNull();
});

test('the chosen language is stored', () => {
  storeLanguage('es');
  expect(localStorage.getItem(languageStorageKey)).toBe('es');
});
