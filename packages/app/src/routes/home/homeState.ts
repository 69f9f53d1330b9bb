import { type DateFilter, type ExploreQuery, exploreDefaults } from '@lively/engine';
import { dateFilters, pageLength } from '@lively/engine/constants';

/** What the home remembers in its address. Everything else follows from it. */
export interface HomeState {
  text: string;
  dateFilter: DateFilter;
  /** Pages shown, one under the other: from 1 on. */
  pages: number;
}

const mostPages = 200;
const longestText = 200;

/** Reads the state from the address. What makes no sense there is as if it were not. */
export function readHomeState(parameters: URLSearchParams): HomeState {
  const pages = Number(parameters.get('page'));
  return {
    text: (parameters.get('q') ?? '').slice(0, longestText),
    dateFilter: dateFilters.find((filter) => filter === parameters.get('date')) ?? 'all',
    pages: Number.isInteger(pages) && pages > 1 ? Math.min(pages, mostPages) : 1,
  };
}

/** Writes the state for the address, leaving out what is as usual. */
export function writeHomeState({ text, dateFilter, pages }: HomeState): URLSearchParams {
  const parameters = new URLSearchParams();
  if (text) parameters.set('q', text);
  if (dateFilter !== 'all') parameters.set('date', dateFilter);
  if (pages > 1) parameters.set('page', String(pages));
  return parameters;
}

/** The question that a state asks of the engine: what is on, in the order of the days. */
export function toHomeQuery({ text, dateFilter, pages }: HomeState): ExploreQuery {
  return { ...exploreDefaults, text, dateFilter, sort: 'date', limit: pages * pageLength };
}
