import { defaultLanguage, type Language } from '../i18n/languages';

/** Returns the language of events, for a page in another language (RGAA 8.7). Undefined on a French page. */
export function contentLanguage(language: Language): string | undefined {
  return language === defaultLanguage ? undefined : defaultLanguage;
}
