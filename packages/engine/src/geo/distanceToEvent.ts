import { unknownDistance } from '../constants.ts';
import { isOnline } from '../events/isOnline.ts';
import type { Coordinates, LivelyEvent } from '../vocabulary.ts';
import { haversine } from './haversine.ts';
import { findKnownCity } from './knownCity.ts';

/**
 * Returns the kilometres from a place to the coordinates of an event, or to its city if it has none. 1000 if the city
 * is unknown or the event is online. See docs/specification.md#distances.
 */
export function distanceToEvent(
  from: Coordinates,
  event: Pick<LivelyEvent, 'coordinates' | 'location' | 'status'>,
): number {
  const place = isOnline(event) ? null : (event.coordinates ?? findKnownCity(event.location));
  const distance = place ? haversine(from, place) : NaN;
  // Coordinates that are not numbers give NaN.
  return distance >= 0 ? distance : unknownDistance;
}
