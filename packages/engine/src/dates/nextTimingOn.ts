import type { CivilDate, DayRun, LivelyEvent } from '../vocabulary.ts';
import { formatDay, parseDay } from './civilDate.ts';
import { civilMinute } from './civilMinute.ts';
import { daysOf } from './daysOf.ts';
import { listDays } from './listDays.ts';
import { type Dated, listSpans } from './listSpans.ts';
import type { NextTiming } from './nextTiming.ts';
import { toTiming } from './toTiming.ts';

/**
 * Returns the first time of an event on some days that is not over; until midnight the last one of today. Null if there is none.
 * It has no hours if it began before these days, or if only its day is known, because `timings` contains only some of the times.
 * See `listDays` for the days of a time.
 *
 * @param days - The first and the last day.
 */
export function nextTimingOn(
  event: Dated & Pick<LivelyEvent, 'days'>,
  now: number,
  [first, last]: readonly [first: CivilDate, last: CivilDate],
): NextTiming | null {
  const today = Math.floor(civilMinute(now, event.timeZone) / 1440);
  const [from, to] = [Math.max(parseDay(first), today), parseDay(last)];
  const isOn = ([begin, end]: DayRun) => begin <= to && end >= from;
  const spans = listSpans(event).filter((span) => listDays([span]).some(isOn));
  const span = spans.find(({ until }) => until > now) ?? spans.at(-1);
  const [begin, end] = (span ? listDays([span]) : daysOf(event)).find(isOn) ?? [];
  if (begin === undefined || end === undefined) return null;
  const date = formatDay(Math.max(begin, from));
  const endDate = formatDay(end);
  if (!date || !endDate) return null;
  const timing = span && begin >= from ? toTiming(span) : { date, endDate, time: null, endTime: null };
  return { ...timing, daysAway: Math.max(begin, from) - today, past: false };
}
