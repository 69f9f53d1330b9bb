export {
  defaultLanguage,
  isLanguage,
  type Language,
  languageCodes,
  languages,
  prefixOf,
} from '@lively/engine/languages';

/** Where the device keeps the person's own choice of language. */
export const languageStorageKey = 'lively_language';
