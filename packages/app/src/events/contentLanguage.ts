import { defaultLanguage, type Language } from '../i18n/languages';

/** The language that events are written in, for a page in another one (RGAA 8.7). Nothing on a French page. */
export function contentLanguage(language: Language): string | undefined {
  return language === defaultLanguage ? undefined : defaultLanguage;
}
