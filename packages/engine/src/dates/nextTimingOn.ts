import type { CivilDate, LivelyEvent } from '../vocabulary.ts';
import { formatDay, parseDay } from './civilDate.ts';
import { civilMinute } from './civilMinute.ts';
import { daysOf } from './daysOf.ts';
import { listDays } from './listDays.ts';
import type { Dated, Span } from './listSpans.ts';
import { listSpansToCome } from './listSpansToCome.ts';
import type { NextTiming } from './nextTiming.ts';
import { toTiming } from './toTiming.ts';

/**
 * Returns the first time of an event on some days that is not over; until midnight the last one of today. Null if there is none.
 * It has no hours if it began before these days, or if only its day is known, because `timings` contains only some of the times.
 * See `listDays` for the days of a time.
 *
 * @param days - The first and the last day.
 */
export function nextTimingOn(
  event: Dated & Pick<LivelyEvent, 'days'>,
  now: number,
  [first, last]: readonly [first: CivilDate, last: CivilDate],
): NextTiming | null {
  return findTimingOn(event, now, [parseDay(first), parseDay(last)]);
}

/**
 * Returns the first accepted time of `nextTimingOn`.
 *
 * @param days - The first and the last day, as numbers of `parseDay`.
 * @param accepts - Of a time, or without one of a day whose times are unknown.
 */
export function findTimingOn(
  event: Dated & Pick<LivelyEvent, 'days'>,
  now: number,
  [first, last]: readonly [first: number, last: number],
  accepts: (day: number, span?: Span) => boolean = () => true,
): NextTiming | null {
  const today = Math.floor(civilMinute(now, event.timeZone) / 1440);
  for (const span of [...listSpansToCome(event, now), undefined]) {
    for (const [begin, end] of span ? listDays([span]) : daysOf(event)) {
      // A night that is still going on is on the day on which it began.
      for (let day = Math.max(begin, first, span ? Math.min(today, end) : today); day <= Math.min(end, last); day++) {
        const date = accepts(day, span) && formatDay(day);
        const endDate = formatDay(end);
        if (!date || !endDate) continue;
        const timing = span && begin === day ? toTiming(span) : { date, endDate, time: null, endTime: null };
        return { ...timing, daysAway: Math.max(0, day - today), past: false };
      }
    }
  }
  return null;
}
