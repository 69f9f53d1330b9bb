import type { Plugin } from 'vite';
import { defaultLanguage, languageCodes } from '../src/i18n/languages.ts';

/** Fills the script of index.html with the languages that have a prefix in URLs, so that they are listed once. */
export function nameLanguages(): Plugin {
  const prefixed = languageCodes.filter((language) => language !== defaultLanguage);
  return {
    name: 'lively-name-languages',
    transformIndexHtml: (html) => html.replace('%PREFIXED_LANGUAGES%', prefixed.join(' ')),
  };
}
