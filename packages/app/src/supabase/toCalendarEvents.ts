import type { CalendarEvent } from '../data/Calendars';
import { type ReadableEventRow, toEvent } from './toEvent';

/** A row of `private.calendar_entries`, JSON without generated types. */
interface CalendarRow {
  readonly event: ReadableEventRow;
  readonly revision: number;
  readonly revised_at: string;
}

/** Converts an answer of the database to the events of a calendar. */
export function toCalendarEvents(answer: unknown): CalendarEvent[] {
  return (answer as readonly CalendarRow[]).map(({ event, revision, revised_at }) => ({
    event: toEvent(event),
    revision,
    revisedAt: revised_at,
  }));
}
