import type { CivilDate, DateFilter, LivelyEvent } from '../vocabulary.ts';
import { parseDay } from './civilDate.ts';
import { type DateWindow, dateWindow, within } from './dateWindow.ts';
import type { Dated } from './listSpans.ts';
import type { NextTiming } from './nextTiming.ts';
import { findTimingOn } from './nextTimingOn.ts';
import { nightWindow } from './nightWindow.ts';
import { toTiming } from './toTiming.ts';
import { weekdayOf } from './weekdayOf.ts';

/** The filters of a list that limit the times of its events. */
export interface TimingFilters {
  readonly day: DateFilter | 'tonight';
  /** The first and the last day. They replace `day`. */
  readonly days: readonly [first: CivilDate, last: CivilDate] | null;
  /** From 1, Monday, to 7. Empty for all. */
  readonly weekdays: readonly number[];
  /** The hours in which a time begins, `HH:MM`. */
  readonly hours: readonly [from: string, before: string] | null;
}

/**
 * Returns the first time of an event that passes the filters of a list and is not over. Null if there is none. It has
 * the day that passes, see `nextTimingOn`. A time without an hour begins within no hours.
 */
export function nextTimingWithin(
  event: Dated & Pick<LivelyEvent, 'days'>,
  now: number,
  { day: filter, days, weekdays, hours }: TimingFilters,
): NextTiming | null {
  const window = windowOf();
  const { from, to } = window;
  const isInWindow = within(window);
  return findTimingOn(event, now, [Math.floor(from / 1440), Math.ceil(to / 1440) - 1], (day, span) => {
    if (weekdays.length && !weekdays.includes(weekdayOf(day) + 1)) return false;
    if (!span) return !hours;
    if (!isInWindow(span)) return false;
    if (!hours) return true;
    const { start } = span;
    const time = toTiming(span).time ?? '';
    // Midnight stands for an unknown hour.
    return start >= from && Math.floor(start / 1440) === day && time > '00:00' && time >= hours[0] && time < hours[1];
  });

  function windowOf(): DateWindow {
    if (days) return { from: parseDay(days[0]) * 1440, to: (parseDay(days[1]) + 1) * 1440 };
    if (filter === 'all') return { from: -Infinity, to: Infinity };
    return filter === 'tonight' ? nightWindow(now, event.timeZone) : dateWindow(filter, now, event.timeZone);
  }
}
