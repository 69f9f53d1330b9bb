import type { Category } from '@lively/engine';
import { defaultLanguage, isLanguage, type Language } from '@lively/engine/languages';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { WidgetTexts } from './WidgetTexts.ts';

/** The texts of the widgets, by language. */
export const locales: Readonly<Record<Language, WidgetTexts>> = { fr, en, es };

/** Returns the language of a tag such as `en-GB`; French for a language that Lively does not support. */
export function parseLanguage(tag: string): Language {
  const language = tag.slice(0, 2).toLowerCase();
  return isLanguage(language) ? language : defaultLanguage;
}

/**
 * Returns the category of a text: its value or its name in one of the languages, in any case. Undefined if it is not a category.
 */
export function parseCategory(text: string): Category | undefined {
  // Most widgets have no category. The code below would delay the request.
  if (!text) return undefined;
  const categories = Object.keys(fr.categories) as Category[];
  const word = text.toLowerCase();
  return categories.find((category) =>
    [category, ...Object.values(locales).map((texts) => texts.categories[category].toLowerCase())].includes(word),
  );
}
