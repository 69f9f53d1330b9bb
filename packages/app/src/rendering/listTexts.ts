import type { Language } from '../i18n/languages';

/** Lists the files of texts, relative to the folder of the app. Those of every page belong to the language's entry. */
export function listTexts(language: Language, namespaces: readonly string[]): string[] {
  return [`src/locales/${language}/index.ts`, ...namespaces.map((name) => `src/locales/${language}/${name}.json`)];
}
