/** The interface languages. French is the default and the fallback (specification, section 9). */
export const languages = ['fr', 'en', 'es'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'fr';

/** Where the visitor's own choice of language is kept. */
export const languageStorageKey = 'lively_language';

export function isLanguage(text: unknown): text is Language {
  return languages.some((language) => language === text);
}
