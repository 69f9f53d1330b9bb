import type { CivilDate } from '../vocabulary.ts';
import { formatDay } from './formatDay.ts';
import { parseDay } from './parseDay.ts';

/**
 * The civil date so many days later, by the calendar: a day of 23 or 25 hours is one day. Null when the date is none.
 *
 * @example
 * addDays('2026-10-25', 1); // '2026-10-26'
 */
export function addDays(date: string, days: number): CivilDate | null {
  return formatDay(parseDay(date) + days);
}
