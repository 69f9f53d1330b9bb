/**
 * The interface languages, the default first (docs/specification.md#languages). A new language needs one line here and
 * a folder in `packages/app/src/locales`. Missing texts cause a type error.
 */
export const languages = {
  fr: { name: 'Français', locale: 'fr-FR' },
  en: { name: 'English', locale: 'en-GB' },
  es: { name: 'Español', locale: 'es-ES' },
} as const satisfies Record<string, LanguageFacts>;

interface LanguageFacts {
  /** The name in the language itself, for users who look for it. */
  name: string;
  /** The locale with which `Intl` formats dates, numbers and prices. */
  locale: string;
}

export type Language = keyof typeof languages;

export const languageCodes: readonly Language[] = /* @__PURE__ */ Object.keys(languages) as Language[];

/** The language without a prefix in URLs. It replaces an unknown language. */
export const defaultLanguage = 'fr' satisfies Language;

export function isLanguage(text: unknown): text is Language {
  return languageCodes.some((code) => code === text);
}

/** Returns the prefix of a language in URLs, without a slash at the end; empty for the default. */
export function prefixOf(language: Language): string {
  return language === defaultLanguage ? '' : `/${language}`;
}

/** Writes the first of a month as an ordinal in a French date, which `Intl` does not do: « 1er déc. », « 1er–7 déc. ». */
export function writeOrdinal(date: string, locale: string): string {
  return locale.startsWith('fr') ? date.replace(/\b1(?=–| \D)/g, '1er') : date;
}
