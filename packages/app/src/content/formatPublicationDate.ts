import { writeOrdinal } from '@lively/engine/languages';
import { defaultLanguage, isLanguage, languages } from '../i18n/languages';

/** Formats the publication date of a text: « 1er octobre 2026 ». */
export function formatPublicationDate(date: string, language: string): string {
  const { locale } = languages[isLanguage(language) ? language : defaultLanguage];
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return writeOrdinal(format.format(new Date(`${date}T00:00:00Z`)), locale);
}
