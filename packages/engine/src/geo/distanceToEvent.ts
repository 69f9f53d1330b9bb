import { unknownDistance } from '../constants.ts';
import type { Coordinates, LivelyEvent } from '../vocabulary.ts';
import { haversine } from './haversine.ts';
import { findKnownCity } from './knownCity.ts';

/**
 * Kilometres from a place to an event: to its own coordinates, else to its city; 1000 when nobody knows where that is.
 * Specification, section 9.
 */
export function distanceToEvent(
  from: Coordinates,
  { coordinates, location }: Pick<LivelyEvent, 'coordinates' | 'location'>,
): number {
  const place = coordinates ?? findKnownCity(location);
  const distance = place ? haversine(from, place) : NaN;
  // Coordinates that are no numbers tell nothing either.
  return distance >= 0 ? distance : unknownDistance;
}
