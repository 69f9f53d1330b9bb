import type { Language } from '../i18n/languages';
import { parseExploreState, toEventQuery } from '../search/exploreState';
import { toExploreArguments } from '../supabase/toExploreArguments';
import { readSentLine } from './readSentLine';

/**
 * The filters that a line asks for, as arguments of `explore_events`: widgets have no grammar of their own.
 *
 * @param now - Milliseconds since 1970.
 */
export async function readLineArguments(line: string, language: Language, now: number) {
  const state = parseExploreState(new URLSearchParams({ q: line }));
  const { changed } = await readSentLine(state.text, language, now);
  const query = toEventQuery({ ...state, ...changed });
  // The order and the length of a list are those of the widget.
  const { sort: _, page_size: __, ...filters } = toExploreArguments({ query, cursor: null, userId: null });
  return filters;
}
