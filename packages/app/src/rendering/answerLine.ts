import { lineParameter, nearParameter } from '../navigation/lineParameter';
import { splitLanguage } from '../navigation/paths';
import { formatExploreState, parseExploreState } from '../search/exploreState';
import { joinMarkedLines } from '../search/markedLine';
import { readSentLine } from './readSentLine';

/**
 * Returns the list that a search line without scripts leads to, with its filters. Null for a search without a line.
 *
 * @param pathname - With its language.
 * @param now - Milliseconds since 1970.
 */
export async function answerLine(pathname: string, search: string, now: number): Promise<string | null> {
  const parameters = new URLSearchParams(search);
  if (!parameters.has(lineParameter)) return null;
  const state = { ...parseExploreState(parameters), pages: 1 };
  const { changed, near } = await readSentLine(state.text, splitLanguage(pathname).language, now);
  const target = formatExploreState({ ...state, ...changed, words: joinMarkedLines(state.words, changed.words) });
  if (near !== null) target.set(nearParameter, String(near));
  return target.size ? `${pathname}?${target}` : pathname;
}
