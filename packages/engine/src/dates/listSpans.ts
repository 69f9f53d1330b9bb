import type { LivelyEvent } from '../vocabulary.ts';
import { civilMinute } from './civilMinute.ts';
import { parseDay } from './parseDay.ts';
import { parseTime } from './parseTime.ts';

/**
 * One time an event takes place: begin and end in civil minutes of the venue, see `civilMinute`, and the instant of the end.
 * The end is not part of it; it equals the begin when nobody said when it ends.
 */
export type Span = readonly [start: number, end: number, until: number];

/** What says when an event takes place. */
export type Dated = Pick<LivelyEvent, 'date' | 'time' | 'endTime' | 'timeZone' | 'timings'>;

/**
 * Every time an event takes place, first to last: its timings, else its date and time. A date without time is the whole
 * day; an end before the begin is on the next day. What cannot be read is left out.
 */
export function listSpans({ date, time, endTime, timeZone, timings }: Dated): Span[] {
  const spans: Span[] = [];
  for (const { begin, end } of timings) {
    const from = Date.parse(begin);
    const until = Math.max(from, Date.parse(end) || from);
    if (until) spans.push([civilMinute(from, timeZone), civilMinute(until, timeZone), until]);
  }
  if (spans.length) return spans.sort(([one], [other]) => one - other);

  const midnight = parseDay(date ?? '') * 1440;
  const from = parseTime(time);
  const to = parseTime(endTime);
  if (midnight + from) return [[midnight + from, midnight + (to < from ? to + 1440 : to || from), 0]];
  return midnight ? [[midnight, midnight + 1440, 0]] : [];
}
