import type { CivilDate, DateFilter } from '../vocabulary.ts';
import type { Dated } from './listSpans.ts';
import { nextSpan } from './nextSpan.ts';

/** When an event takes place next, on the venue's clock. */
export interface NextTiming {
  readonly date: CivilDate;
  /** The last day: another one for what lasts several days or beyond midnight. */
  readonly endDate: CivilDate;
  /** `HH:MM`; null for whole days. */
  readonly time: string | null;
  /** `HH:MM`; null when nobody said. */
  readonly endTime: string | null;
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
  const { start, end } = next.span;
  const timed = start % 1440 || end % 1440 || start === end;
  return {
    date: format(start).slice(0, 10),
    endDate: format(Math.max(start, end - 1)).slice(0, 10),
    time: timed ? format(start).slice(11, 16) : null,
    endTime: timed && end > start ? format(end).slice(11, 16) : null,
    daysAway: next.daysAway,
    past: next.past,
  };
}

function format(minute: number): string {
  return new Date(minute * 6e4).toISOString();
}
