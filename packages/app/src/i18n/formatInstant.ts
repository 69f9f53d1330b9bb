import { writeOrdinal } from '@lively/engine/languages';
import { type Language, languages } from './languages';

/** Formats an instant in the reader's time zone: « 21 nov. 2026, 20:14 ». */
export function formatInstant(instant: string, language: Language): string {
  const format = new Intl.DateTimeFormat(languages[language].locale, { dateStyle: 'medium', timeStyle: 'short' });
  return writeOrdinal(format.format(new Date(instant)), language);
}
