import { type LivelyEvent, listTimings } from '@lively/engine';

/** One time that an event takes place, on the venue's clock. */
export interface EventDate {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:MM`; null for a whole day. */
  readonly time: string | null;
  /** `HH:MM`, of the next day when it is before the beginning; null when it is not stated. */
  readonly endTime: string | null;
}

/** When an event takes place, as a form can say it: past and to come, first to last. */
export function listEventDates(
  event: Pick<LivelyEvent, 'date' | 'time' | 'endTime' | 'timeZone' | 'timings'>,
): EventDate[] {
  const { past, toCome } = listTimings(event, Date.parse('1970-01-01T00:00Z'));
  return [...past, ...toCome].map(({ date, time, endTime }) => ({ date, time, endTime }));
}
