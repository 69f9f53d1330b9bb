import { formatExploreState, toEventQuery } from '../../search/exploreState';
import { listUnreadWords } from '../../search/markedLine';
import { toExploreArguments } from '../../supabase/toExploreArguments';
import { readSubject } from '../readSubject';
import { readWidgetSearch } from './readWidgetSearch';
import type { Widgets } from './WidgetContent';

/** The parameters of explore that are no filter: a copied address may contain them. */
const others = ['sort', 'page', 'words', 'view'];

/** The parameters with codes of places. */
const placeParameters = ['commune', 'areas', 'outside'];
/** The parameters with several values. */
const listParameters = ['areas', 'outside', 'topics', 'without', 'weekdays', 'access'];

/** Reads the filters of explore, a search line, a venue and an organiser for the widgets of other sites, which have no parser. */
export const readWidgetFilters: Widgets['readFilters'] = async (search, language, now) => {
  const { state, source, labels } = await readSubject(search, language, now);
  // The widget sets the order and the length of its list.
  const {
    sort: _,
    page_size: __,
    ...filters
  } = toExploreArguments({ query: toEventQuery(state), cursor: null, userId: null });
  const kept = new URLSearchParams(readWidgetSearch(search));
  // A place that does not exist.
  for (const name of placeParameters) if (!formatExploreState(state).has(name)) kept.delete(name);
  const ignored = [...new URLSearchParams(search)]
    .filter(([name]) => !others.includes(name))
    .flatMap(([name, value]) => findIgnored(name, value, kept.get(name)));
  return { arguments: filters, source, labels, unread: listUnreadWords(state.markedLine), ignored };
};

/** Returns a parameter without effect; of a list, the values without effect: `weekdays=9`. */
function findIgnored(name: string, written: string, kept: string | null): string[] {
  if (kept === null) return [name];
  if (!listParameters.includes(name)) return [];
  const values = kept.split(',');
  return written.split(',').flatMap((value) => (values.includes(value) ? [] : [`${name}=${value}`]));
}
