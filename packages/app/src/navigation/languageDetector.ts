import LanguageDetector from 'i18next-browser-languagedetector';
import { languageStorageKey } from '../i18n/languages';
import { splitLanguage } from './paths';

/** Detects the language of a document in its URL, and stores nothing: following a link is not a choice (docs/decisions/0024). */
export const languageDetector = new LanguageDetector(null, {
  order: ['prefix'],
  caches: [],
  lookupLocalStorage: languageStorageKey,
});
languageDetector.addDetector({ name: 'prefix', lookup: () => splitLanguage(location.pathname).language });

/** Stores the language that a user chose on this device: URLs without a prefix redirect to it. */
export function storeLanguage(code: string): void {
  languageDetector.cacheUserLanguage(code, ['localStorage']);
}
