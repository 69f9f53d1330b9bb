import { lodgingUrl } from '../constants.ts';
import { addDays, today } from '../dates/civilDate.ts';
import type { Dated } from '../dates/listSpans.ts';
import { nextTiming } from '../dates/nextTiming.ts';
import type { LivelyEvent } from '../vocabulary.ts';
import { withQuery } from './withQuery.ts';

/**
 * Where to look for a bed in an event's city: from the event's date, or today while it runs, to the next calendar day, for two
 * adults in one room without children. Without a date, the dates are left open. Specification, section 7.
 */
export function lodgingLink(event: Pick<LivelyEvent, 'location'> & Dated, now: Date | number): string {
  const timing = nextTiming(event, now);
  const checkin = timing && (timing.daysAway === 0 ? today(now, event.timeZone) : timing.date);
  return withQuery(lodgingUrl, {
    ss: event.location.replace(/,.*/s, '').trim(),
    checkin,
    checkout: checkin && addDays(checkin, 1),
    group_adults: 2,
    no_rooms: 1,
    group_children: 0,
  });
}
