/**
 * The interface languages, the default first (docs/specification.md#languages). A language is one line here and its folder in
 * `packages/app/src/locales`: texts that are missing elsewhere do not compile.
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

export const languageCodes: readonly Language[] = /* @__PURE__ */ Object.keys(languages) as Language[];

/** Has no prefix in URLs. Replaces an unknown language. */
export const defaultLanguage = 'fr' satisfies Language;

export function isLanguage(text: unknown): text is Language {
  return languageCodes.some((code) => code === text);
}

/** The prefix of a language in URLs, without a closing slash: empty for the default. */
export function prefixOf(language: Language): string {
  return language === defaultLanguage ? '' : `/${language}`;
}
