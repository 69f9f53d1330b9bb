import type { Dictionary } from '@lively/engine/understand';
import type { Language } from '../i18n/languages';

const dictionaries: Readonly<Record<Language, () => Promise<Dictionary>>> = {
  fr: async () => (await import('@lively/engine/understand/fr')).frenchDictionary,
  en: async () => (await import('@lively/engine/understand/en')).englishDictionary,
  es: async () => (await import('@lively/engine/understand/es')).spanishDictionary,
};

/** Loads the words of searches in a language. */
export const loadDictionary = (language: Language): Promise<Dictionary> => dictionaries[language]();
