import { splitWords } from '@lively/engine';
import { frenchNamesOf } from '@lively/engine/communes';
import { withDeadline } from '@lively/machines';
import { type ExploreState, parseExploreState } from '../search/exploreState';
import { unmark } from '../search/markedLine';
import { communeServices } from '../supabase/communeServices';

/**
 * Returns the state of a list with a place as typed: its commune, the largest of its name. If no commune has this name or
 * postal code, or the communes cannot be read, the text is compared with the cities of the events.
 *
 * @param parameters - The URL parameters of the list.
 */
export async function readSentPlace(text: string, parameters: URLSearchParams): Promise<ExploreState> {
  const placed = new URLSearchParams(parameters);
  for (const name of ['commune', 'city']) placed.delete(name);
  const name = splitWords(text).join(' ');
  const found = name ? await findNamed(name) : [];
  const [largest] = found.toSorted((one, other) => other.population - one.population);
  if (largest) placed.set('commune', largest.code);
  else if (name) placed.set('city', text.trim());
  const state = parseExploreState(placed);
  return { ...state, markedLine: unmark(state.markedLine, 'commune') };
}

function findNamed(name: string) {
  return withDeadline((signal) => communeServices.findNamed([name, ...frenchNamesOf([name])], signal)).catch(() => []);
}
