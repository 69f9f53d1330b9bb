import type { CivilDate } from '../vocabulary.ts';
import { civilMinute } from './civilMinute.ts';
import { type Dated, listSpans } from './listSpans.ts';
import { pickSpan } from './pickSpan.ts';

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
 * readable date.
 */
export function nextTiming(event: Dated, now: Date | number): NextTiming | null {
  const span = pickSpan(listSpans(event), +now);
  if (!span) return null;
  const [start, end] = span;
  const minute = civilMinute(+now, event.timeZone);
  const daysAway = Math.floor(start / 1440) - Math.floor(minute / 1440);
  const past = daysAway < 0 && end <= minute;
  const timed = start % 1440 || end % 1440 || start === end;
  return {
    date: format(start).slice(0, 10),
    endDate: format(Math.max(start, end - 1)).slice(0, 10),
    time: timed ? format(start).slice(11, 16) : null,
    endTime: timed && end > start ? format(end).slice(11, 16) : null,
    daysAway: past ? daysAway : Math.max(0, daysAway),
    past,
  };
}

function format(minute: number): string {
  return new Date(minute * 6e4).toISOString();
}
