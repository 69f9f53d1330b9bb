import type { DateFilter } from '../vocabulary.ts';
import { civilMinute } from './civilMinute.ts';

/** A range of civil minutes (see `civilMinute`), without its end. */
export interface DateWindow {
  readonly from: number;
  readonly to: number;
}

/**
 * The range of a date filter, on the venue's clock. The weekend is the next Saturday and Sunday, or the current one. From Friday
 * 18:00 on it begins at that time. The filter `all`, and any other text, gives today and every later day. See
 * docs/architecture.md#dates.
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
