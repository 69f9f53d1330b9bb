import type { Language } from '../src/languages.ts';
import type { Dictionary } from '../src/understand/Dictionary.ts';
import { englishDictionary } from '../src/understand/en.ts';
import { spanishDictionary } from '../src/understand/es.ts';
import { frenchDictionary } from '../src/understand/fr.ts';

/** The dictionaries of the search grammar. In a language without a dictionary, the whole line is searched as text. */
export const dictionaries = {
  fr: frenchDictionary,
  en: englishDictionary,
  es: spanishDictionary,
} as const satisfies Partial<Record<Language, Dictionary>>;

export type GrammarLanguage = keyof typeof dictionaries;

export const grammarLanguages = Object.keys(dictionaries) as GrammarLanguage[];
