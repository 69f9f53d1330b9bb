/**
 * The interface languages, the default first (docs/specification.md#languages). A language is one entry here and its folder in
 * `locales`: everything that depends on it is a compile error until it is there.
 */
export const languages = {
  fr: { name: 'Français', locale: 'fr-FR' },
  en: { name: 'English', locale: 'en-GB' },
  es: { name: 'Español', locale: 'es-ES' },
} as const satisfies Record<string, LanguageFacts>;

interface LanguageFacts {
  /** In the language itself, as its readers look for it. */
  name: string;
  /** What `Intl` formats dates, numbers and prices for. */
  locale: string;
}

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as Language[];

/** Has no prefix in URLs, and is what a stored choice that makes no sense stands for. */
export const defaultLanguage = 'fr' satisfies Language;

/** Where the device keeps the person's own choice of language. */
export const languageStorageKey = 'lively_language';

export function isLanguage(text: unknown): text is Language {
  return languageCodes.some((code) => code === text);
}
