import { type Language, languages } from './languages';

/** Formats alternatives: « Concert, Danse ou Théâtre »; or, as a conjunction, « Concert, Danse et Théâtre ». */
export function formatAlternatives(
  names: readonly string[],
  language: Language,
  type: 'disjunction' | 'conjunction' = 'disjunction',
): string {
  return new Intl.ListFormat(languages[language].locale, { type }).format(names);
}
