import { type Language, languages } from './languages';

/** Formats an instant in the reader's time zone: « 21 nov. 2026, 20:14 ». */
export function formatInstant(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(languages[language].locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(instant),
  );
}
