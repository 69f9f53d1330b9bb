import { createI18n } from '../i18n/createI18n';
import type { Language } from '../i18n/languages';

const textsIn = new Map<Language, ReturnType<typeof createI18n>>();

/** Returns the texts of a language, loaded once for all pages of the server. */
export function readTexts(language: Language): ReturnType<typeof createI18n> {
  const texts = textsIn.get(language) ?? createI18n(language);
  textsIn.set(language, texts);
  return texts;
}
