import { memoize } from '../memoize/memoize.ts';
import type { CivilDate } from '../vocabulary.ts';
import { civilMinute } from './civilMinute.ts';

/**
 * Returns the number of a civil date: calendar days since 1970-01-01. NaN for any text that is not a day of the years
 * 1900 to 2199, the only ones that events may have.
 *
 * @example
 * parseDay('1970-01-02'); // 1
 * parseDay('2026-02-30'); // NaN
 */
export const parseDay: (date: string) => number = /* @__PURE__ */ memoize((date) => {
  // Dates without time are parsed and formatted as UTC, so that no time zone changes the day.
  const day = Date.parse(date) / 864e5;
  return formatDay(day) === date ? day : NaN;
});

/** Whether a text is a civil date, `YYYY-MM-DD`, of the years 1900 to 2199. */
export function isDay(text: string): boolean {
  return !Number.isNaN(parseDay(text));
}

/** Whether a text is a date of a year before 1900 or after 2199, such as `12026-05-03`. The user has to correct its year. */
export function isOfOtherYear(text: string): boolean {
  const year = Number(/^(\d+)-\d\d-\d\d$/.exec(text)?.[1]);
  return year < firstYear || year >= endYear;
}

/** Returns the civil date of a day's number; null if it is not a day of the years 1900 to 2199. The inverse of `parseDay`. */
export function formatDay(day: number): CivilDate | null {
  return day >= firstDay && day < endDay ? new Date(day * 864e5).toISOString().slice(0, 10) : null;
}

/**
 * Adds days to a civil date. A day of 23 or 25 hours is one day. Null if either date is invalid.
 *
 * @example
 * addDays('2026-10-25', 1); // '2026-10-26'
 */
export function addDays(date: string, days: number): CivilDate | null {
  return formatDay(parseDay(date) + days);
}

/** Returns the civil date of a time zone at an instant; 1970-01-01 for an instant outside the years 1900 to 2199. */
export function today(now: Date | number, timeZone: string): CivilDate {
  return formatDay(Math.floor(civilMinute(+now, timeZone) / 1440)) ?? '1970-01-01';
}

const firstYear = 1900;
const endYear = 2200;
/** The numbers of the first days of these years. */
const firstDay = -25_567;
const endDay = 84_006;
