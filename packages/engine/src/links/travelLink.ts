import { travelUrl } from '../constants.ts';
import type { Coordinates, LivelyEvent } from '../vocabulary.ts';
import { withQuery } from './withQuery.ts';

/**
 * Returns the link that searches a journey to an event. `start` is the position of the device, sent with 4 decimals;
 * null if unknown. See docs/specification.md#external-links.
 */
export function travelLink(
  event: Pick<LivelyEvent, 'location' | 'originalDate' | 'date' | 'id'>,
  start: Coordinates | null,
): string {
  return withQuery(travelUrl, {
    subId1: start && `${start.latitude.toFixed(4)},${start.longitude.toFixed(4)}`,
    subId2: event.location,
    subId3: event.originalDate ?? event.date,
    subId4: event.id,
  });
}
