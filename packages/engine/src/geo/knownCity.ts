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

/** Where a person's distances start: the known city they named, else Paris. Specification, section 9. */
export function originOf(city: string | null): KnownCity {
  return findKnownCity(city ?? '') ?? (knownCities[0] as KnownCity);
}

/** The known city nearest to a place, however far. Coordinates that are no numbers give Paris. */
export function nearestKnownCity(place: Coordinates): KnownCity {
  return knownCities.reduce((nearest, city) => (haversine(place, city) < haversine(place, nearest) ? city : nearest));
}
