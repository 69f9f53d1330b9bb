import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import { defaultLanguage, isLanguage, type Language } from './languages';

/** Returns the language of the document. It never changes: each language has its own document. */
export function useLanguage(): Language {
  const language = useContext(I18nContext)?.i18n.language;
  return isLanguage(language) ? language : defaultLanguage;
}
