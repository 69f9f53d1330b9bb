import type { Language } from '../i18n/languages';

/** The sources of texts, from the folder of the app. */
export function listTexts(language: Language, namespaces: readonly string[]): string[] {
  return ['common', ...namespaces].map((namespace) => `src/locales/${language}/${namespace}.json`);
}
