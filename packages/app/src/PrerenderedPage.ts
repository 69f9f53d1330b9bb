import type { RenderedPage } from './data/RenderedPage';
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

/** What the server renders on request, with what it is made from. */
export interface ServedPage extends PrerenderedPage {
  status: 200 | 404 | 410;
  /** What the app takes over with the page; without it the browser renders the page anew. */
  renderedPage?: RenderedPage;
  /** JSON-LD. */
  structuredData?: string | null;
}

/** The sources of texts, from the folder of the app. */
export function listTexts(language: Language, namespaces: readonly string[]): string[] {
  return ['common', ...namespaces].map((namespace) => `src/locales/${language}/${namespace}.json`);
}
