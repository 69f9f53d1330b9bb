import type { Category } from '@lively/engine';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** The texts of the widgets, by language. */
export const locales = { fr, en, es };
export type Language = keyof typeof locales;

/** The language of a tag such as `en-GB`; French for a language that Lively does not speak. */
export function parseLanguage(tag: string): Language {
  const languages = Object.keys(locales) as Language[];
  return languages.find((language) => language === tag.slice(0, 2).toLowerCase()) ?? 'fr';
}

/** The category that a text names, by its value or its name in one of the languages, in any case; undefined when it names none. */
export function parseCategory(text: string): Category | undefined {
  // Most widgets have no category, and the request waits for what follows.
  if (!text) return undefined;
  const categories = Object.keys(fr.categories) as Category[];
  const word = text.toLowerCase();
  return categories.find((category) =>
    [category, ...Object.values(locales).map((texts) => texts.categories[category].toLowerCase())].includes(word),
  );
}
