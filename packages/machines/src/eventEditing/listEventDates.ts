import { type LivelyEvent, listTimings } from '@lively/engine';

/** One date of an event, in the time zone of the venue. */
export interface EventDate {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:MM`; null for a whole day. */
  readonly time: string | null;
  /** `HH:MM`, on the next day if it is before the beginning; null if it is not stated. */
  readonly endTime: string | null;
}

/** Lists all dates of an event as a form can show them, from first to last. */
export function listEventDates(
  event: Pick<LivelyEvent, 'date' | 'time' | 'endTime' | 'timeZone' | 'timings'>,
): EventDate[] {
  const { past, toCome } = listTimings(event, Date.parse('1970-01-01T00:00Z'));
  return [...past, ...toCome].map(({ date, time, endTime }) => ({ date, time, endTime }));
}
