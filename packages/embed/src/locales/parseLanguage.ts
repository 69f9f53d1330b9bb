import { defaultLanguage, type Language } from '@lively/engine/languages';
import { categoryNames } from './categoryNames.ts';

/** Returns the language of a tag such as `en-GB`; French for a language that Lively does not support. */
export function parseLanguage(tag: string): Language {
  const language = tag.slice(0, 2).toLowerCase();
  return (Object.keys(categoryNames) as Language[]).find((known) => known === language) ?? defaultLanguage;
}
