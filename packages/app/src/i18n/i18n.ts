import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLanguage, type Language } from './languages';

/** One file of texts, the same name in each language's folder. */
export type Namespace =
  | 'common'
  | 'explore'
  | 'event'
  | 'home'
  | 'myEvents'
  | 'auth'
  | 'recommendations'
  | 'notFound'
  | 'taxonomy'
  | 'onboarding'
  | 'preferences'
  | 'profile'
  | 'eventForm';

type TextFile = { default: Record<string, unknown> };

const files = import.meta.glob<TextFile>('../locales/*/*.json');

/** Starts the texts in one language, which stays the document's for its whole life. */
export async function startTexts(language: Language): Promise<i18n> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: defaultLanguage,
    defaultNS: 'common',
    ns: [],
    resources: {},
    // React escapes what it shows.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    // Only the fallback's own texts could be missing, and a test holds them complete.
    partialBundledLanguages: true,
  });
  await loadTexts(['common']);
  return i18next;
}

/** Loads what a page says, in the document's language only. */
export async function loadTexts(namespaces: readonly Namespace[]): Promise<void> {
  const { language } = i18next;
  await Promise.all(
    namespaces
      .filter((namespace) => !i18next.hasResourceBundle(language, namespace))
      .map(async (namespace) => {
        const load = files[`../locales/${language}/${namespace}.json`];
        if (!load) throw new Error(`No texts «${namespace}» in ${language}: add the file to src/locales/${language}.`);
        i18next.addResourceBundle(language, namespace, (await load()).default);
      }),
  );
}
