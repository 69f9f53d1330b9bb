import { eventQueryDefaults } from '../data/eventQueryDefaults';
import { formatFeedSource, parseFeedSource } from '../data/feedSource';
import { lineParameter } from '../navigation/lineParameter';
import { formatExploreState, parseExploreState } from './exploreState';

/**
 * Reads the filters of a feed: those of explore and the venue or the organiser, in a fixed order. A search line is
 * ignored, because « tonight » would mean another day tomorrow.
 *
 * @returns With its question mark, or empty.
 */
export function readFeedSearch(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(lineParameter);
  const state = parseExploreState(parameters);
  const filters = formatExploreState({
    ...state,
    text: state.text.trim(),
    city: state.city?.trim() || null,
    sort: eventQueryDefaults.sort,
    pages: 1,
    markedLine: '',
    view: 'list',
  });
  for (const [name, value] of formatFeedSource(parseFeedSource(parameters))) filters.set(name, value);
  return filters.size ? `?${filters}` : '';
}
