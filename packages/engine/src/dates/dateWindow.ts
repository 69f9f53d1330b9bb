import type { DateFilter } from '../vocabulary.ts';
import { civilMinute } from './civilMinute.ts';

/** A stretch of civil minutes, see `civilMinute`; the end is not in it. */
export interface DateWindow {
  readonly from: number;
  readonly to: number;
}

/**
 * What a date filter lets through, on the venue's clock. The weekend is Saturday and Sunday: the coming ones, or these
 * when it is Saturday or Sunday; on Friday from 18:00 on it begins with Friday's 18:00. Decision 20. The filter `all` gives today
 * and every later day, and so does any other text.
 */
export function dateWindow(filter: DateFilter, now: Date | number, timeZone: string): DateWindow {
  const minute = civilMinute(+now, timeZone);
  const midnight = Math.floor(minute / 1440) * 1440;
  const days = (first: number, end: number) => ({ from: midnight + first * 1440, to: midnight + end * 1440 });
  if (filter === 'today') return days(0, 1);
  if (filter === 'tomorrow') return days(1, 2);
  if (filter !== 'weekend') return days(0, Infinity);
  // 1970-01-01 was a Thursday; Monday is 0.
  const weekday = (((midnight / 1440 + 3) % 7) + 7) % 7;
  const isFridayEvening = weekday === 4 && minute - midnight >= 1080;
  return days(isFridayEvening ? 0.75 : 5 - weekday, 7 - weekday);
}
