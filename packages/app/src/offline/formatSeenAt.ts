import { writeOrdinal } from '@lively/engine/languages';
import { type Language, languages } from '../i18n/languages';

interface SeenAt {
  /** « 25 novembre »; null for today. */
  readonly date: string | null;
  /** « 18:42 ». */
  readonly time: string;
}

/**
 * Formats an instant in the reader's time zone.
 *
 * @param instant - Milliseconds since 1970, like `now`.
 */
export function formatSeenAt(instant: number, now: number, language: Language): SeenAt {
  const format = (options: Intl.DateTimeFormatOptions, at = instant) =>
    writeOrdinal(new Intl.DateTimeFormat(languages[language].locale, options).format(at), language);
  const isToday = format({ dateStyle: 'short' }) === format({ dateStyle: 'short' }, now);
  return {
    date: isToday ? null : format({ day: 'numeric', month: 'long' }),
    time: format({ hour: '2-digit', minute: '2-digit' }),
  };
}
