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
  const text = formatCivil(date, language, { weekday: 'long', day: 'numeric', month: 'long', ...year });
  // French counts the first of a month apart, which `Intl` does not know.
  return language === 'fr' ? text.replace(/ 1 (?=\p{L})/u, ' 1er ') : text;
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

/** A civil date is a day, not an instant: it is read and written in the same zone, so that no zone can move it. */
function formatCivil(date: CivilDate, language: Language, options: Intl.DateTimeFormatOptions): string {
  return civilFormatIn(JSON.stringify({ language, options })).format(new Date(`${date}T00:00:00Z`));
}

const civilFormatIn = memoize((key: string) => {
  const { language, options }: { language: Language; options: Intl.DateTimeFormatOptions } = JSON.parse(key);
  return new Intl.DateTimeFormat(languages[language].locale, { ...options, timeZone: 'UTC' });
});
