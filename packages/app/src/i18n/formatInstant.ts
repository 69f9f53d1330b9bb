import { type Language, languages } from './languages';

/** An instant as the reader's clock shows it: « 21 nov. 2026, 20:14 ». */
export function formatInstant(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(languages[language].locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(instant),
  );
}
