import { lineParameter, nearParameter, placeParameter } from '../navigation/lineParameter';
import { splitLanguage } from '../navigation/paths';
import { formatExploreState, parseExploreState } from '../search/exploreState';
import { removeLine } from '../search/typedLine';
import { readSentLine } from './readSentLine';
import { readSentPlace } from './readSentPlace';

/**
 * Returns the list that a search line or a place, typed without scripts, leads to, with its filters. Null for a search
 * without them.
 *
 * @param pathname - With its language.
 * @param now - Milliseconds since 1970.
 */
export async function answerLine(pathname: string, search: string, now: number): Promise<string | null> {
  const parameters = new URLSearchParams(search);
  const place = parameters.get(placeParameter);
  if (!parameters.has(lineParameter) && place === null) return null;
  const sent = place === null ? parseExploreState(parameters) : await readSentPlace(place, parameters);
  const state = { ...sent, pages: 1 };
  if (!parameters.has(lineParameter)) return toPath(pathname, formatExploreState(state));
  const { changed, near } = await readSentLine(state.text, splitLanguage(pathname).language, now);
  const target = formatExploreState({ ...state, ...removeLine(state), ...changed });
  if (near !== null) target.set(nearParameter, String(near));
  return toPath(pathname, target);
}

function toPath(pathname: string, parameters: URLSearchParams): string {
  return parameters.size ? `${pathname}?${parameters}` : pathname;
}
