import { toEventQuery } from '../../search/exploreState';
import { listUnreadWords } from '../../search/markedLine';
import { toExploreArguments } from '../../supabase/toExploreArguments';
import { readSubject } from '../readSubject';
import { readWidgetSearch } from './readWidgetSearch';
import type { Widgets } from './WidgetContent';

/** The parameters of explore that are no filter: a copied address may contain them. */
const others = ['sort', 'page', 'words', 'view'];

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
  const ignored = [...new URLSearchParams(search).keys()].filter((name) => !kept.has(name) && !others.includes(name));
  return { arguments: filters, source, labels, unread: listUnreadWords(state.markedLine), ignored };
};
