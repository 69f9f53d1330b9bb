import type { LivelyEvent } from '@lively/engine';

/** An event as a calendar shows it. */
export interface CalendarEvent {
  /** The event with some of its timings. */
  readonly event: LivelyEvent;
  /** The position of each timing among all those of the event, from 1. */
  readonly positions: readonly number[];
  /** How often date, time, place or status have changed. */
  readonly revision: number;
  /** When the fields that calendars show last changed, as an instant. */
  readonly revisedAt: string;
}
