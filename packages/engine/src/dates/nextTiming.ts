import type { DateFilter } from '../vocabulary.ts';
import type { Dated } from './listSpans.ts';
import { nextSpan } from './nextSpan.ts';
import { type CivilTiming, toTiming } from './toTiming.ts';

/** When an event takes place next, on the venue's clock. */
export interface NextTiming extends CivilTiming {
  /** 0 today and while it runs, 1 tomorrow; negative when it is past. */
  readonly daysAway: number;
  /** It began before today and is over. Today's events are not past until midnight. */
  readonly past: boolean;
}

/**
 * The time to show for an event: of all its timings the first that is not over, or the last. Null for an event without a
 * readable date, see `listSpans`. With a date filter, that time or the first later one that shares a moment with the filter's
 * window; null when none does.
 */
export function nextTiming(event: Dated, now: Date | number, filter: DateFilter = 'all'): NextTiming | null {
  const next = nextSpan(event, +now, filter);
  if (!next) return null;
  return { ...toTiming(next.span), daysAway: next.daysAway, past: next.past };
}
