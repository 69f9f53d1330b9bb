import { remember } from '../internal/remember.ts';
import { formatDay } from './formatDay.ts';

/**
 * The number of a civil date: days since 1970-01-01, by the calendar alone. NaN for anything that is not a day that exists.
 *
 * @example
 * parseDay('1970-01-02'); // 1
 * parseDay('2026-02-30'); // NaN
 */
export const parseDay: (date: string) => number = /* @__PURE__ */ remember((date) => {
  // A date without time is read and written as UTC, so that no time zone can move it.
  const day = Date.parse(date) / 864e5;
  return formatDay(day) === date ? day : NaN;
});
