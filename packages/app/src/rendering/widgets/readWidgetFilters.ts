import { formatExploreState, toEventQuery } from '../../search/exploreState';
import { listIgnored } from '../../search/listIgnored';
import { listUnreadWords } from '../../search/markedLine';
import { readWidgetSearch } from '../../search/readWidgetSearch';
import { toExploreArguments } from '../../supabase/toExploreArguments';
import { readSubject } from '../readSubject';
import type { Widgets } from './WidgetContent';

/** The parameters with codes of places. */
const placeParameters = ['commune', 'areas', 'outside'];

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
  return {
    arguments: filters,
    source,
    labels,
    unread: listUnreadWords(state.markedLine),
    ignored: listIgnored(search, kept),
  };
};
