import type { LivelyEvent } from '@lively/engine';
import type { TFunction } from 'i18next';
import type { CalendarEvent } from '../data/Calendars';
import { listAllTimings } from './listAllTimings';
import type { CalendarEntry } from './toCalendarFile';

interface CalendarEntriesOptions {
  t: TFunction<['common', 'taxonomy']>;
  titleOf: (event: LivelyEvent) => string;
  urlOf: (event: LivelyEvent) => string;
}

/**
 * Lists every known time of some events as entries of a calendar feed. The title states that an event is cancelled:
 * some calendars do not show the status.
 */
export function toCalendarEntries(
  events: readonly CalendarEvent[],
  { t, titleOf, urlOf }: CalendarEntriesOptions,
): CalendarEntry[] {
  return events.flatMap(({ event, positions, revision, revisedAt }) => {
    const url = urlOf(event);
    const status = event.status === 'cancelled' || event.status === 'postponed' ? t(`status.${event.status}`) : null;
    const title = [status, titleOf(event)].filter(Boolean).join(' · ');
    return listAllTimings(event).map((timing, index) => ({
      event: { ...event, title, description: url },
      url,
      timing,
      position: positions[index] ?? index + 1,
      revision,
      revisedAt,
    }));
  });
}
