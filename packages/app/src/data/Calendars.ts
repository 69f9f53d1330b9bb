import type { LivelyEvent } from '@lively/engine';

/** An event as a calendar shows it. */
export interface CalendarEvent {
  /** The event with some of its timings. */
  readonly event: LivelyEvent;
  /** The number of changes of date, time, place or status. */
  readonly revision: number;
  /** The instant of the last change of the fields that calendars show. */
  readonly revisedAt: string;
}
