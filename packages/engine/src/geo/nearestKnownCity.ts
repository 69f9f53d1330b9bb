import { knownCities } from '../constants.ts';
import type { Coordinates, KnownCity } from '../vocabulary.ts';
import { haversine } from './haversine.ts';

/** The known city nearest to a place, however far. Coordinates that are no numbers give Paris. */
export function nearestKnownCity(place: Coordinates): KnownCity {
  return knownCities.reduce((nearest, city) => (haversine(place, city) < haversine(place, nearest) ? city : nearest));
}
