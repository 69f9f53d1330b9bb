import { knownCities } from '../constants.ts';
import type { KnownCity } from '../vocabulary.ts';
import { findKnownCity } from './findKnownCity.ts';

/** Where a person's distances start: the known city they named, else Paris. Specification, section 9. */
export function originOf(city: string | null): KnownCity {
  return findKnownCity(city ?? '') ?? (knownCities[0] as KnownCity);
}
