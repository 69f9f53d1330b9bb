import type { DateFilter } from '../vocabulary.ts';
import { civilMinute } from './civilMinute.ts';
import type { Span } from './listSpans.ts';
import { weekdayOf } from './weekdayOf.ts';

/** A range of civil minutes (see `civilMinute`). The end is exclusive. */
export interface DateWindow {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the range of a date filter, in the venue's time zone. The weekend is the current or the next Saturday and
 * Sunday. After Friday 18:00 it begins at that time. The filter `all`, and any unknown text, gives today and every
 * later day. See docs/architecture.md#dates.
 */
export function dateWindow(filter: DateFilter, now: Date | number, timeZone: string): DateWindow {
  const minute = civilMinute(+now, timeZone);
  const midnight = Math.floor(minute / 1440) * 1440;
  const days = (first: number, end: number) => ({ from: midnight + first * 1440, to: midnight + end * 1440 });
  if (filter === 'today') return days(0, 1);
  if (filter === 'tomorrow') return days(1, 2);
  if (filter !== 'weekend') return days(0, Infinity);
  const weekday = weekdayOf(midnight / 1440);
  const isFridayEvening = weekday === 4 && minute - midnight >= 1080;
  return days(isFridayEvening ? 0.75 : 5 - weekday, 7 - weekday);
}

/** Accepts the times that are at least partly in a window. One without a length is in it if it begins there. */
export function within({ from, to }: DateWindow): (span: Span) => boolean {
  return ({ start, end }) => start < to && (end > from || start >= from);
}
