import type { LivelyEvent } from '@lively/engine';
import type { CalendarEvent } from '../data/Calendars';
import { listSlots } from './listSlots';
import type { CalendarEntry } from './toCalendarFile';

interface CalendarEntriesOptions {
  /** The title, with the status that some calendars do not show. */
  titleOf: (event: LivelyEvent) => string;
  urlOf: (event: LivelyEvent) => string;
}

/** Lists every known time of some events as entries of a calendar feed. */
export function toCalendarEntries(
  events: readonly CalendarEvent[],
  { titleOf, urlOf }: CalendarEntriesOptions,
): CalendarEntry[] {
  return events.flatMap(({ event, revision, revisedAt }) => {
    const url = urlOf(event);
    const title = titleOf(event);
    return listSlots(event).map((slot) => ({
      event: { ...event, title, description: url },
      url,
      ...slot,
      revision,
      revisedAt,
    }));
  });
}
