export {
  defaultLanguage,
  isLanguage,
  type Language,
  languageCodes,
  languages,
  prefixOf,
} from '@lively/engine/languages';

/** The storage key of the language that the user chose. */
export const languageStorageKey = 'lively_language';
