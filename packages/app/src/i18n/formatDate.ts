import { type CivilDate, memoize } from '@lively/engine';
import { type Language, languages } from './languages';

/** A day cut in three, as posters print it. */
export interface DateParts {
  dateTime: CivilDate;
  /** `sam.` */
  weekday: string;
  /** `12` */
  day: string;
  /** `déc.` */
  month: string;
}

/** A civil date as three short words, in a language. */
export function formatDateParts(date: CivilDate, language: Language): DateParts {
  const format = (options: Intl.DateTimeFormatOptions) => formatCivil(date, language, options);
  return {
    dateTime: date,
    weekday: format({ weekday: 'short' }),
    day: format({ day: 'numeric' }),
    month: format({ month: 'short' }),
  };
}

/** A civil date in full: « samedi 12 décembre 2026 »; without the year when it is the given one. */
export function formatLongDate(date: CivilDate, language: Language, currentYear: string): string {
  const year = date.slice(0, 4) === currentYear ? {} : ({ year: 'numeric' } as const);
  return countFirst(formatCivil(date, language, { weekday: 'long', day: 'numeric', month: 'long', ...year }), language);
}

/** A civil date on a short line: « sam. 12 déc. 2026 »; without the year when it is the given one. */
export function formatShortDate(date: CivilDate, language: Language, currentYear: string): string {
  const year = date.slice(0, 4) === currentYear ? {} : ({ year: 'numeric' } as const);
  return countFirst(
    formatCivil(date, language, { weekday: 'short', day: 'numeric', month: 'short', ...year }),
    language,
  );
}

/** A day within the next twelve months as « 4 janvier »; a later one with its year. */
export function formatDayAndMonth(date: CivilDate, language: Language, now: number): string {
  const isNear = Date.parse(date) - now < 360 * 864e5;
  const year = isNear ? {} : ({ year: 'numeric' } as const);
  return countFirst(formatCivil(date, language, { day: 'numeric', month: 'long', ...year }), language);
}

/** « lundi » for 0. */
export function formatWeekday(weekday: number, language: Language): string {
  // 2024-01-01 was a Monday.
  return formatCivil(`2024-01-0${1 + weekday}`, language, { weekday: 'long' });
}

/** Two days and what is between: « 20–24 nov. 2026 »; without the year when it is the given one. */
export function formatDateRange(first: CivilDate, last: CivilDate, language: Language, currentYear?: string): string {
  const isThisYear = currentYear !== undefined && [first, last].every((day) => day.startsWith(currentYear));
  const format = new Intl.DateTimeFormat(languages[language].locale, {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  return format.formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`));
}

/** French counts the first of a month apart, which `Intl` does not know. */
function countFirst(text: string, language: Language): string {
  return language === 'fr' ? text.replace(/(?<!\d)1 (?=\p{L})/u, '1er ') : text;
}

/** A civil date is a day, not an instant: it is read and written in the same zone, so that no zone can move it. */
function formatCivil(date: CivilDate, language: Language, options: Intl.DateTimeFormatOptions): string {
  return civilFormatIn(JSON.stringify({ language, options })).format(new Date(`${date}T00:00:00Z`));
}

const civilFormatIn = memoize((key: string) => {
  const { language, options }: { language: Language; options: Intl.DateTimeFormatOptions } = JSON.parse(key);
  return new Intl.DateTimeFormat(languages[language].locale, { ...options, timeZone: 'UTC' });
});
