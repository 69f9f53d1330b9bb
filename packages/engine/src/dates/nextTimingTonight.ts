import { within } from './dateWindow.ts';
import type { Dated } from './listSpans.ts';
import { nextSpan } from './nextSpan.ts';
import type { NextTiming } from './nextTiming.ts';
import { nightWindow } from './nightWindow.ts';
import { toTiming } from './toTiming.ts';

/** Returns the first time of an event this night that is not over; before 4:00 the night began the day before. */
export function nextTimingTonight(event: Dated, now: number): NextTiming | null {
  const next = nextSpan(event, now, within(nightWindow(now, event.timeZone)));
  if (!next || next.past) return null;
  const { span, ...others } = next;
  return { ...toTiming(span), ...others };
}
