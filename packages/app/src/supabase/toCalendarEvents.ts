import type { CalendarEvent } from '../data/Calendars';
import { type ReadableEventRow, toEvent } from './toEvent';

/** Of `private.calendar_entries`, whose JSON the generated types do not look into. */
interface CalendarRow {
  readonly event: ReadableEventRow;
  readonly positions: readonly number[];
  readonly revision: number;
  readonly revised_at: string;
}

/** What calendars show of events, from an answer of the database. */
export function toCalendarEvents(answer: unknown): CalendarEvent[] {
  return (answer as readonly CalendarRow[]).map(({ event, positions, revision, revised_at }) => ({
    event: toEvent(event),
    positions,
    revision,
    revisedAt: revised_at,
  }));
}
