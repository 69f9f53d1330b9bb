import { addDays, type CivilDate, type CivilTiming, type LivelyEvent, nextTiming } from '@lively/engine';
import { formatZonedTime } from '../i18n/formatZonedTime';

/** The next time of an event, in the format of calendars and search engines. */
export type EventSchedule =
  | {
      kind: 'days';
      start: CivilDate;
      /** The last day (inclusive). */
      end: CivilDate;
    }
  | {
      kind: 'hours';
      /** ISO 8601 with the offset of the venue: `2026-12-12T20:30:00+01:00`. */
      start: string;
      /** Null if it is not stated. */
      end: string | null;
    };

/** Returns the next time of an event. Null for an event without a readable date. */
export function toEventSchedule(event: LivelyEvent, now: number): EventSchedule | null {
  const timing = nextTiming(event, now);
  return timing && toScheduleOf(timing, event.timeZone);
}

/** Converts one of the times of an event. */
export function toScheduleOf({ date, endDate, time, endTime }: CivilTiming, timeZone: string): EventSchedule {
  if (time === null) return { kind: 'days', start: date, end: endDate };
  // An event that ends at midnight has its last minute on the day before.
  const endsOn = endTime === '00:00' ? (addDays(endDate, 1) ?? endDate) : endDate;
  return {
    kind: 'hours',
    start: formatZonedTime(date, time, timeZone),
    end: endTime === null ? null : formatZonedTime(endsOn, endTime, timeZone),
  };
}
