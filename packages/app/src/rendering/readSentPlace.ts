import { splitWords } from '@lively/engine';
import { createPlaceFinder, type NamedPlace } from '@lively/engine/areas';
import { frenchNamesOf } from '@lively/engine/communes';
import { withDeadline } from '@lively/machines';
import { type ExploreState, parseExploreState } from '../search/exploreState';
import { keepLine } from '../search/typedLine';
import { communeServices } from '../supabase/communeServices';

/**
 * Returns the state of a list with a place as typed: its commune, the largest of its name, or the places whose names it lists,
 * separated by commas. If no place has this name, postal code or number, or the communes cannot be read, the text is compared with
 * the cities of the events.
 *
 * @param parameters - The URL parameters of the list.
 */
export async function readSentPlace(text: string, parameters: URLSearchParams): Promise<ExploreState> {
  const placed = new URLSearchParams(parameters);
  for (const name of ['commune', 'areas', 'city']) placed.delete(name);
  const places = await Promise.all(text.split(',').map(findPlace));
  const codes = places.flatMap((place) => place?.filter.value ?? []);
  const isCommune = places.length === 1 && places[0]?.filter.filter === 'commune';
  if (codes.length === places.length) placed.set(isCommune ? 'commune' : 'areas', codes.join(','));
  else if (text.trim()) placed.set('city', text.trim());
  const state = parseExploreState(placed);
  const { city, commune, areas, radius } = state;
  return { ...state, markedLine: keepLine(parseExploreState(parameters), { city, commune, areas, radius }) };
}

/** Finds the largest place of a name. */
async function findPlace(text: string): Promise<NamedPlace | undefined> {
  const name = splitWords(text).join(' ');
  if (!name) return undefined;
  const names = [name, ...frenchNamesOf([name])];
  const communes = await withDeadline((signal) => communeServices.findNamed(names, signal)).catch(() => []);
  const [largest] = createPlaceFinder(() => communes)(name).toSorted((one, other) => other.population - one.population);
  return largest;
}
