import { cityOf } from '@lively/engine';
import { cityFilterLength, knownCities } from '@lively/engine/constants';

/** The cities to choose from, and the one that the URL names, if it is another. */
export function listCities(chosen: string | null): string[] {
  const listed = knownCities.slice(0, cityFilterLength).map(({ name }) => name);
  return chosen && !listed.some((name) => cityOf(name) === cityOf(chosen)) ? [...listed, chosen] : listed;
}
