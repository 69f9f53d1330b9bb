import type { DateFilter } from '../vocabulary.ts';
import { dateWindow, within } from './dateWindow.ts';
import type { Dated } from './listSpans.ts';
import { nextSpan } from './nextSpan.ts';
import { type CivilTiming, toTiming } from './toTiming.ts';

/** The next time of an event, in the local time of the venue. */
export interface NextTiming extends CivilTiming {
  /** 0 today and while it is running, 1 tomorrow; negative in the past. */
  readonly daysAway: number;
  /** Whether it began before today and is over. Today's events are not past until midnight. */
  readonly past: boolean;
}

/**
 * Returns the time to show for an event: the first timing that is not over, or the last one if all are over. Null for
 * an event without a valid date, see `listSpans`. With a date filter it is that time or the first later one that
 * overlaps the window of the filter; null if there is none.
 */
export function nextTiming(event: Dated, now: Date | number, filter: DateFilter = 'all'): NextTiming | null {
  const next = nextSpan(event, +now, filter === 'all' ? undefined : within(dateWindow(filter, now, event.timeZone)));
  if (!next) return null;
  const { span, ...others } = next;
  return { ...toTiming(span), ...others };
}
