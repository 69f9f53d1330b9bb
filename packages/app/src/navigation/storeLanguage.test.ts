// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { languageStorageKey } from '../i18n/languages';
import { storeLanguage } from './storeLanguage';

test('a choice is kept', () => {
  storeLanguage('es');
  expect(localStorage.getItem(languageStorageKey)).toBe('es');
});
