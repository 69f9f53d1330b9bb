import type { LivelyEvent } from '@lively/engine';
import type { TFunction } from 'i18next';
import type { CalendarEvent } from '../data/Calendars';
import { toStatedTitle } from '../events/toStatedTitle';
import { listSlots } from './listSlots';
import type { CalendarEntry } from './toCalendarFile';

interface CalendarEntriesOptions {
  t: TFunction<['common', 'taxonomy']>;
  urlOf: (event: LivelyEvent) => string;
}

/** Lists every known time of some events as entries of a calendar feed. */
export function toCalendarEntries(
  events: readonly CalendarEvent[],
  { t, urlOf }: CalendarEntriesOptions,
): CalendarEntry[] {
  return events.flatMap(({ event, revision, revisedAt }) => {
    const url = urlOf(event);
    const title = toStatedTitle(event, t);
    return listSlots(event).map((slot) => ({
      event: { ...event, title, description: url },
      url,
      ...slot,
      revision,
      revisedAt,
    }));
  });
}
