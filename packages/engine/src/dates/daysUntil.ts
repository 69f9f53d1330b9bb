import { parseDay } from './parseDay.ts';
import { today } from './today.ts';

/** Days from the venue's today to a civil date; negative when it is gone, null when the date is none. */
export function daysUntil(date: string, now: Date | number, timeZone: string): number | null {
  const days = parseDay(date) - parseDay(today(now, timeZone));
  return Number.isNaN(days) ? null : days;
}
