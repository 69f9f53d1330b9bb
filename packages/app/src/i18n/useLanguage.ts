import { useTranslation } from 'react-i18next';
import { defaultLanguage, isLanguage, type Language } from './languages';

/** Returns the language of the document. It never changes: each language has its own document. */
export function useLanguage(): Language {
  const { language } = useTranslation().i18n;
  return isLanguage(language) ? language : defaultLanguage;
}
