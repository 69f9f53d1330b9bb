import { travelUrl } from '../constants.ts';
import type { Coordinates, LivelyEvent } from '../vocabulary.ts';
import { withQuery } from './withQuery.ts';

/**
 * Where to look for a way to an event. `start` is where the person is, sent with 4 decimals, or null when unknown.
 * Specification, section 7.
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
