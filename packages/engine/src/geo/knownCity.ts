import { knownCities } from '../constants.ts';
import { memoize } from '../memoize/memoize.ts';
import type { Coordinates, KnownCity } from '../vocabulary.ts';
import { cityOf } from './cityOf.ts';
import { haversine } from './haversine.ts';

/** The known city that a location names, or undefined. */
export const findKnownCity: (location: string) => KnownCity | undefined = /* @__PURE__ */ memoize((location) => {
  const city = cityOf(location);
  return knownCities.find(({ name }) => cityOf(name) === city);
});

/** Where a user's distances start: the known city of the profile, else Paris. See docs/specification.md#distances. */
export function originOf(city: string | null): KnownCity {
  return findKnownCity(city ?? '') ?? (knownCities[0] as KnownCity);
}

/** The known city nearest to a place, however far. Paris for coordinates that are not numbers. */
export function nearestKnownCity(place: Coordinates): KnownCity {
  return knownCities.reduce((nearest, city) => (haversine(place, city) < haversine(place, nearest) ? city : nearest));
}
