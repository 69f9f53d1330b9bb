import { type CivilDate, memoize } from '@lively/engine';
import { writeOrdinal } from '@lively/engine/languages';
import { type Language, languages } from './languages';

/** A day in three parts, for a poster. */
export interface DateParts {
  dateTime: CivilDate;
  /** `sam.` */
  weekday: string;
  /** `12` */
  day: string;
  /** `déc.`, and `mars 2031` in another year. */
  month: string;
}

/** Formats a civil date as three short words in a language. The month has its year if it is not the given one. */
export function formatDateParts(date: CivilDate, language: Language, currentYear: string): DateParts {
  const format = (options: Intl.DateTimeFormatOptions) => formatCivil(date, language, options);
  return {
    dateTime: date,
    weekday: format({ weekday: 'short' }),
    day: format({ day: 'numeric' }),
    month: format({ month: 'short', ...toYearOption(date.slice(0, 4) !== currentYear) }),
  };
}

/** Returns the year of an instant, in milliseconds since 1970: the year that dates are written without. */
export function toYear(now: number): string {
  return new Date(now).toISOString().slice(0, 4);
}

/** Formats a civil date in full: « samedi 12 décembre 2026 »; without the year if it is the given one. */
export function formatLongDate(date: CivilDate, language: Language, currentYear: string): string {
  return formatDate('long', date, language, currentYear);
}

/** Formats a civil date in a short form: « sam. 12 déc. 2026 »; without the year if it is the given one. */
export function formatShortDate(date: CivilDate, language: Language, currentYear: string): string {
  return formatDate('short', date, language, currentYear);
}

/** Formats a day: « 4 janvier » within the next twelve months; a later day with its year. */
export function formatDayAndMonth(date: CivilDate, language: Language, now: number): string {
  const isFar = Date.parse(date) - now >= 360 * 864e5;
  return writeOrdinal(formatCivil(date, language, { day: 'numeric', month: 'long', ...toYearOption(isFar) }), language);
}

/** Formats the month of a day: « décembre 2026 ». */
export function formatMonth(date: CivilDate, language: Language): string {
  return formatCivil(date, language, { month: 'long', year: 'numeric' });
}

/** Returns the name of a weekday: « lundi » for 0. */
export function formatWeekday(weekday: number, language: Language): string {
  // 2024-01-01 was a Monday.
  return formatCivil(`2024-01-0${1 + weekday}`, language, { weekday: 'long' });
}

/** Formats a range of days: « 20–24 nov. 2026 »; without the year if it is the given one. */
export function formatDateRange(first: CivilDate, last: CivilDate, language: Language, currentYear?: string): string {
  const isThisYear = currentYear !== undefined && [first, last].every((day) => day.startsWith(currentYear));
  const format = new Intl.DateTimeFormat(languages[language].locale, {
    day: 'numeric',
    month: 'short',
    ...toYearOption(!isThisYear),
    timeZone: 'UTC',
  });
  const range = format.formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`));
  // Node.js writes thin spaces where Chromium writes spaces: the browser would refuse the markup of the server.
  return writeOrdinal(range.replaceAll('\u2009', ' '), language);
}

function formatDate(style: 'long' | 'short', date: CivilDate, language: Language, currentYear: string): string {
  const year = toYearOption(date.slice(0, 4) !== currentYear);
  return writeOrdinal(formatCivil(date, language, { weekday: style, day: 'numeric', month: style, ...year }), language);
}

function toYearOption(hasYear: boolean): Intl.DateTimeFormatOptions {
  return hasYear ? { year: 'numeric' } : {};
}

/** Formats a civil date. It is parsed and formatted in the same zone, so that no zone can shift the day. */
function formatCivil(date: CivilDate, language: Language, options: Intl.DateTimeFormatOptions): string {
  return civilFormatIn(JSON.stringify({ language, options })).format(new Date(`${date}T00:00:00Z`));
}

const civilFormatIn = memoize((key: string) => {
  const { language, options }: { language: Language; options: Intl.DateTimeFormatOptions } = JSON.parse(key);
  return new Intl.DateTimeFormat(languages[language].locale, { ...options, timeZone: 'UTC' });
});
