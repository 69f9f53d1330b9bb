import { type ExploreQuery, exploreDefaults, parseCategory } from '@lively/engine';
import { dateFilters, pageLength, sorts } from '@lively/engine/constants';

/** What the explore page keeps in its URL. Everything else follows from it. */
export type ExploreState = Pick<ExploreQuery, 'text' | 'city' | 'category' | 'dateFilter' | 'sort'> & {
  /** Pages shown, one under the other: from 1 on. */
  pages: number;
};

const mostPages = 200;
const longestText = 200;

/** Reads the state from the parameters of the URL. What makes no sense there is as if it were not. */
export function parseExploreState(parameters: URLSearchParams): ExploreState {
  const pages = Number(parameters.get('page'));
  return {
    text: (parameters.get('q') ?? '').slice(0, longestText),
    city: parameters.get('city')?.slice(0, longestText) || null,
    category: parseCategory(parameters.get('category') ?? ''),
    dateFilter: oneOf(dateFilters, parameters.get('date')) ?? exploreDefaults.dateFilter,
    sort: oneOf(sorts, parameters.get('sort')) ?? exploreDefaults.sort,
    pages: Number.isInteger(pages) && pages > 1 ? Math.min(pages, mostPages) : 1,
  };
}

/** The parameters of the URL for a state, without the defaults. */
export function formatExploreState(state: ExploreState): URLSearchParams {
  const parameters = new URLSearchParams();
  if (state.text) parameters.set('q', state.text);
  if (state.city) parameters.set('city', state.city);
  if (state.category) parameters.set('category', state.category);
  if (state.dateFilter !== exploreDefaults.dateFilter) parameters.set('date', state.dateFilter);
  if (state.sort !== exploreDefaults.sort) parameters.set('sort', state.sort);
  if (state.pages > 1) parameters.set('page', String(state.pages));
  return parameters;
}

/** The query of the engine for a state: its pages as a single long one. */
export function toExploreQuery({ pages, ...state }: ExploreState): ExploreQuery {
  return { ...exploreDefaults, ...state, page: 1, limit: pages * pageLength };
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}
