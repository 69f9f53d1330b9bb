import { civilMinute } from './civilMinute.ts';
import type { Dated } from './listSpans.ts';
import { listSpansToCome } from './listSpansToCome.ts';
import type { NextTiming } from './nextTiming.ts';
import { nightWindow } from './nightWindow.ts';
import { toTiming } from './toTiming.ts';

/** Returns the first time of an event this night that is not over; before 4:00 the night began the day before. */
export function nextTimingTonight(event: Dated, now: number): NextTiming | null {
  const { from, to } = nightWindow(now, event.timeZone);
  const span = listSpansToCome(event, now).find(({ start, end }) => start < to && (end > from || start >= from));
  if (!span) return null;
  const daysAway = Math.max(0, Math.floor(span.start / 1440) - Math.floor(civilMinute(now, event.timeZone) / 1440));
  return { ...toTiming(span), daysAway, past: false };
}
