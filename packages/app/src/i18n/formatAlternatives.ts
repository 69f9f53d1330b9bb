import { type Language, languages } from './languages';

/** Formats alternatives: « Concert, Danse ou Théâtre ». */
export function formatAlternatives(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(languages[language].locale, { type: 'disjunction' }).format(names);
}
