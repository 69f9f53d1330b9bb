import { createInstance, type i18n, type LanguageDetectorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { company } from '../locales/company';
import type { Language } from './languages';
import { loadNamespaces } from './loadNamespaces';

/**
 * Creates the texts of one document in one language, with the namespace that every page needs.
 *
 * @param language - The language, or in a browser its detector.
 */
export async function createI18n(language: Language | LanguageDetectorModule): Promise<i18n> {
  const instance = createInstance().use(initReactI18next);
  if (typeof language !== 'string') instance.use(language);
  await instance.init({
    ...(typeof language === 'string' && { lng: language }),
    // A test checks that every language has every key. A fallback would load a second language needlessly.
    fallbackLng: false,
    defaultNS: 'common',
    resources: {},
    interpolation: { escapeValue: false, defaultVariables: { company } },
    react: { useSuspense: false },
  });
  await loadNamespaces(instance, ['common']);
  return instance;
}
