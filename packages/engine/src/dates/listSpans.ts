import { memoizeByReference } from '../memoize/memoizeByReference.ts';
import type { LivelyEvent } from '../vocabulary.ts';
import { formatDay, isDay, parseDay } from './civilDate.ts';
import { civilMinute } from './civilMinute.ts';
import { parseTime } from './timeOfDay.ts';

/** One time an event takes place. The end is exclusive. It equals the start if the event states no end. */
export interface Span {
  /** In civil minutes of the venue, see `civilMinute`. */
  readonly start: number;
  readonly end: number;
  /** The instant of the end. NaN for a date and time without timings, where it is not needed. */
  readonly until: number;
}

/** The columns that define when an event takes place. */
export type Dated = Pick<LivelyEvent, 'date' | 'time' | 'endTime' | 'timeZone' | 'timings'>;

/**
 * Lists every time an event takes place, in order: its timings, or its date and time if it has no timings. A date
 * without a time is the whole day. An end before the start is on the next day. Invalid timings are dropped: a timing is
 * two instants of the years 1900 to 2199 in ISO 8601 with an offset, the end not before the start.
 */
export const listSpans: (event: Dated) => readonly Span[] = /* @__PURE__ */ memoizeByReference((event) => {
  const spans = event.timings.flatMap(({ begin, end }) => {
    const from = parseInstant(begin);
    const until = parseInstant(end);
    return from <= until
      ? [{ start: civilMinute(from, event.timeZone), end: civilMinute(until, event.timeZone), until }]
      : [];
  });
  return spans.length ? spans.sort((one, other) => one.start - other.start) : listSpanOfDate(event);
});

function listSpanOfDate({ date, time, endTime }: Dated): Span[] {
  const midnight = parseDay(date ?? '') * 1440;
  if (Number.isNaN(midnight)) return [];
  const from = parseTime(time ?? '');
  if (Number.isNaN(from)) return [{ start: midnight, end: midnight + 1440, until: NaN }];
  const to = parseTime(endTime ?? '');
  const end = Number.isNaN(to) ? from : to < from ? to + 1440 : to;
  return [{ start: midnight + from, end: midnight + end, until: NaN }];
}

/** Returns milliseconds since 1970-01-01T00:00Z; NaN for an invalid instant. */
function parseInstant(text: string): number {
  // JavaScript parses 30 February as 2 March, and a time without offset in the zone of the device.
  const isWritten = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text);
  const instant = Date.parse(text);
  return isWritten && isDay(text.slice(0, 10)) && formatDay(instant / 864e5) !== null ? instant : NaN;
}
