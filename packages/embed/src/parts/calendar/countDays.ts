import type { CivilDate } from '@lively/engine';
import { formatDay, nextTimingOn, parseDay } from '@lively/engine/dates';
import type { WidgetEvent } from '../../WidgetEvent.ts';

/** The events of a day. */
export interface DayCount {
  readonly events: readonly WidgetEvent[];
  /** Whether there may be more: only the soonest events are known. */
  readonly isMore: boolean;
}

/**
 * Counts the events of each day.
 *
 * @param events - The soonest, in the order of their dates.
 * @param isMore - Whether there are others, which begin no earlier than the last of them.
 */
export function countDays(
  events: readonly WidgetEvent[],
  [first, last]: readonly [first: CivilDate, last: CivilDate],
  isMore: boolean,
): ReadonlyMap<CivilDate, DayCount> {
  const now = Date.now();
  const latest = events.at(-1);
  const exactBefore = isMore ? ((latest && nextTimingOn(latest, now, [first, last])?.date) ?? first) : '~';
  const counts = new Map<CivilDate, DayCount>();
  for (let day = parseDay(first); day <= parseDay(last); day += 1) {
    const date = formatDay(day) ?? '';
    const ofDay = events.filter((event) => nextTimingOn(event, now, [date, date]));
    counts.set(date, { events: ofDay, isMore: date >= exactBefore });
  }
  return counts;
}
