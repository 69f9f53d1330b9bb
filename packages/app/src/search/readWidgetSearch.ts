import { lineParameter } from '../navigation/lineParameter';
import { parseExploreState } from './exploreState';
import { readFeedSearch } from './readFeedSearch';

/** Reads the filters of a widget: those of a feed, and a search line, which is searched instead of a text. */
export function readWidgetSearch(search: string): string {
  const parameters = new URLSearchParams(search);
  if (!parameters.has(lineParameter)) return readFeedSearch(search);
  const line = parseExploreState(parameters).text.trim();
  parameters.delete('q');
  const filters = new URLSearchParams(readFeedSearch(`?${parameters}`));
  if (line) filters.set(lineParameter, line);
  return filters.size ? `?${filters}` : '';
}
