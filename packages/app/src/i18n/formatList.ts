import { type Language, languages } from './languages';

/** Formats a list: « Concert, Danse et Théâtre ». */
export function formatList(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(languages[language].locale).format(names);
}
