import { knownCities } from '../constants.ts';
import { memoize } from '../memoize/memoize.ts';
import type { Coordinates, KnownCity } from '../vocabulary.ts';
import { cityOf } from './cityOf.ts';
import { haversine } from './haversine.ts';

/** Finds the known city of a location; undefined if it is not a known city. */
export const findKnownCity: (location: string) => KnownCity | undefined = /* @__PURE__ */ memoize((location) => {
  const city = cityOf(location);
  return knownCities.find(({ name, otherNames = [] }) => [name, ...otherNames].some((each) => cityOf(each) === city));
});

/** Returns the origin of a user's distances: the known city of the profile, or Paris. See docs/specification.md#distances. */
export function originOf(city: string | null): KnownCity {
  return findKnownCity(city ?? '') ?? (knownCities[0] as KnownCity);
}

/** Returns the known city nearest to a place, at any distance. Paris for coordinates that are not numbers. */
export function nearestKnownCity(place: Coordinates): KnownCity {
  return knownCities.reduce((nearest, city) => (haversine(place, city) < haversine(place, nearest) ? city : nearest));
}
