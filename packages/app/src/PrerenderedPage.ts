import type { Language } from './i18n/languages';

/** A page as the build or the server renders it. */
export interface PrerenderedPage {
  /** Without its language; `*` for what is shown where there is no page. */
  path: string;
  /** With its language. */
  pathname: string;
  language: Language;
  markup: string;
  /** The sources it is made of, from the folder of the app. */
  modules: readonly string[];
}

/** The sources of texts, from the folder of the app. */
export function listTexts(language: Language, namespaces: readonly string[]): string[] {
  return ['common', ...namespaces].map((namespace) => `src/locales/${language}/${namespace}.json`);
}
