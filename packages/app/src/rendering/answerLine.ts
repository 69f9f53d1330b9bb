import { defaultTimeZone } from '@lively/engine/constants';
import { withDeadline } from '@lively/machines';
import { lineParameter } from '../navigation/lineParameter';
import { splitLanguage } from '../navigation/paths';
import { formatExploreState, parseExploreState } from '../routes/explore/exploreState';
import { readLine } from '../routes/explore/readLine';
import { communeServices } from '../supabase/communeServices';

/**
 * Where a search line leads that was sent without scripts: to the list with the filters it names. Null for a search without one.
 *
 * @param pathname - With its language.
 * @param now - Milliseconds since 1970.
 */
export async function answerLine(pathname: string, search: string, now: number): Promise<string | null> {
  const parameters = new URLSearchParams(search);
  const line = parameters.get(lineParameter);
  if (line === null) return null;
  const { language } = splitLanguage(pathname);
  const state = { ...parseExploreState(parameters), pages: 1 };
  const options = { language, now, timeZone: defaultTimeZone, communes: communeServices };
  // Where the communes cannot be read, the line is a text.
  const { changed } = await withDeadline((signal) => readLine(state.text, options, signal)).catch(() => ({
    changed: {},
  }));
  const target = formatExploreState({ ...state, ...changed });
  return target.size ? `${pathname}?${target}` : pathname;
}
