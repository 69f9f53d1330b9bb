import type { CivilDate } from '../vocabulary.ts';
import type { Span } from './listSpans.ts';

/** One time an event takes place, in the local time of the venue. */
export interface CivilTiming {
  readonly date: CivilDate;
  /** The last day. It differs from `date` if the event lasts several days or past midnight. */
  readonly endDate: CivilDate;
  /** `HH:MM`; null for whole days. */
  readonly time: string | null;
  /** `HH:MM`; null if not stated. */
  readonly endTime: string | null;
}

/** Formats a span as civil dates and times. From 00:00 to 23:59 are whole days: calendars without them write them so. */
export function toTiming({ start, end }: Pick<Span, 'start' | 'end'>): CivilTiming {
  const closing = end % 1440;
  const timed = start % 1440 !== 0 || (closing !== 0 && closing !== 1439) || start === end;
  return {
    date: format(start).slice(0, 10),
    endDate: format(Math.max(start, end - 1)).slice(0, 10),
    time: timed ? format(start).slice(11, 16) : null,
    endTime: timed && end > start ? format(end).slice(11, 16) : null,
  };
}

function format(minute: number): string {
  return new Date(minute * 6e4).toISOString();
}
