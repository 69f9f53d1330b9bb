import type { Language } from '../i18n/languages';

/** The sources of texts, from the folder of the app. Those of every page come with their language. */
export function listTexts(language: Language, namespaces: readonly string[]): string[] {
  return [`src/locales/${language}/index.ts`, ...namespaces.map((name) => `src/locales/${language}/${name}.json`)];
}
