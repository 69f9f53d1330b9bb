import { knownCities } from '../constants.ts';
import type { KnownCity } from '../vocabulary.ts';
import { cityOf } from './cityOf.ts';

/** The known city that a location names, or undefined. */
export function findKnownCity(location: string): KnownCity | undefined {
  return knownCities.find(({ name }) => cityOf(name) === cityOf(location));
}
