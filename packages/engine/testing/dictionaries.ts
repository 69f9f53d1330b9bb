import type { Language } from '../src/languages.ts';
import type { Dictionary } from '../src/understand/Dictionary.ts';
import { englishDictionary } from '../src/understand/en.ts';
import { spanishDictionary } from '../src/understand/es.ts';
import { frenchDictionary } from '../src/understand/fr.ts';

/** The dictionary of each language. */
export const dictionaries: Readonly<Record<Language, Dictionary>> = {
  fr: frenchDictionary,
  en: englishDictionary,
  es: spanishDictionary,
};
