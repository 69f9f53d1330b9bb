import type { LivelyEvent } from '@lively/engine';

/** What a calendar shows of an event. */
export interface CalendarEvent {
  /** With some of its timings. */
  readonly event: LivelyEvent;
  /** Of each of these timings among all those of the event, from 1. */
  readonly positions: readonly number[];
  /** How often date, time, place or status have changed. */
  readonly revision: number;
  /** When what calendars show last changed, as an instant. */
  readonly revisedAt: string;
}
