import { lodgingUrl } from '../constants.ts';
import { addDays, today } from '../dates/civilDate.ts';
import type { Dated } from '../dates/listSpans.ts';
import { nextTiming } from '../dates/nextTiming.ts';
import type { LivelyEvent } from '../vocabulary.ts';
import { withQuery } from './withQuery.ts';

/**
 * Returns the link that searches a room in an event's city: from the event's date, or from today while it is running,
 * to the next calendar day, for two adults and no children in one room. The link of an event without a date has no
 * dates. See docs/specification.md#external-links.
 */
export function lodgingLink(event: Pick<LivelyEvent, 'location'> & Dated, now: Date | number): string {
  const timing = nextTiming(event, now);
  const checkin = timing && (timing.daysAway === 0 ? today(now, event.timeZone) : timing.date);
  return withQuery(lodgingUrl, {
    ss: event.location.replace(/(,| \().*/s, ''),
    checkin,
    checkout: checkin && addDays(checkin, 1),
    group_adults: 2,
    no_rooms: 1,
    group_children: 0,
  });
}
