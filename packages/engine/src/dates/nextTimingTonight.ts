import { civilMinute } from './civilMinute.ts';
import { findSpan } from './findSpan.ts';
import type { Dated } from './listSpans.ts';
import type { NextTiming } from './nextTiming.ts';
import { toTiming } from './toTiming.ts';

/** Minutes of a day. The night is from 17:00 to 4:00, as in `private.date_windows` of the database. */
const [evening, nextMorning] = [1020, 1680];

/** Returns the first time of an event this night that is not over; before 4:00 the night began the day before. */
export function nextTimingTonight(event: Dated, now: number): NextTiming | null {
  const minute = civilMinute(now, event.timeZone);
  const midnight = Math.floor((minute - 240) / 1440) * 1440;
  const [from, to] = [midnight + evening, midnight + nextMorning];
  const span = findSpan(event, now, ({ start, end }) => start < to && (end > from || start >= from));
  if (!span) return null;
  const daysAway = Math.max(0, Math.floor(span.start / 1440) - Math.floor(minute / 1440));
  return { ...toTiming(span), daysAway, past: false };
}
