import { readFormAnswer, sentParameter } from '../data/FormAnswer';
import { paths, splitLanguage } from '../navigation/paths';
import { formatExploreState, parseExploreState } from '../search/exploreState';

/**
 * Returns the part of a search that changes the rendered markup, in a fixed order and without defaults. The app
 * hydrates a list whose URL has exactly this search, and renders it again otherwise.
 *
 * @param pathname - With its language.
 * @returns With its question mark, or empty.
 */
export function readShownSearch(pathname: string, search: string): string {
  const isList = splitLanguage(pathname).path === paths.explore;
  // The map needs scripts: the list is rendered in its place.
  const shown = isList
    ? formatExploreState({ ...parseExploreState(new URLSearchParams(search)), view: 'list' })
    : new URLSearchParams();
  const form = readFormAnswer(search)?.form;
  if (form) shown.set(sentParameter, form);
  return shown.size ? `?${shown}` : '';
}
