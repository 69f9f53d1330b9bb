import type { Language } from '../i18n/languages';
import { parseExploreState, toEventQuery } from '../search/exploreState';
import { toExploreArguments } from '../supabase/toExploreArguments';
import { readSentLine } from './readSentLine';

/**
 * Returns the filters of a line as arguments of `explore_events`, for widgets, which have no grammar.
 *
 * @param now - Milliseconds since 1970.
 */
export async function readLineArguments(line: string, language: Language, now: number) {
  const state = parseExploreState(new URLSearchParams({ q: line }));
  const { changed } = await readSentLine(state.text, language, now);
  const query = toEventQuery({ ...state, ...changed });
  // The widget sets the order and the length of its list.
  const { sort: _, page_size: __, ...filters } = toExploreArguments({ query, cursor: null, userId: null });
  return filters;
}
