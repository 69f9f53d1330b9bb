import type { DateFilter } from '@lively/engine';
import { dateFilters } from '@lively/engine/constants';
import type { EventQuery } from '../../data/EventQuery';
import { eventQueryDefaults } from '../../data/eventQueryDefaults';

/** What the home keeps in its URL. Everything else follows from it. */
export interface HomeState {
  text: string;
  dateFilter: DateFilter;
  /** Pages shown, one under the other: from 1 on. */
  pages: number;
}

const maxPages = 40;
const maxTextLength = 200;

/** Reads the state from the parameters of the URL. What makes no sense there is as if it were not. */
export function parseHomeState(parameters: URLSearchParams): HomeState {
  const pages = Number(parameters.get('page'));
  return {
    text: (parameters.get('q') ?? '').slice(0, maxTextLength),
    dateFilter: dateFilters.find((filter) => filter === parameters.get('date')) ?? 'all',
    pages: Number.isInteger(pages) && pages > 1 ? Math.min(pages, maxPages) : 1,
  };
}

/** The parameters of the URL for a state, without the defaults. */
export function formatHomeState({ text, dateFilter, pages }: HomeState): URLSearchParams {
  const parameters = new URLSearchParams();
  if (text) parameters.set('q', text);
  if (dateFilter !== 'all') parameters.set('date', dateFilter);
  if (pages > 1) parameters.set('page', String(pages));
  return parameters;
}

/** The query for a state: what is on, in the order of the days. */
export function toHomeQuery({ text, dateFilter }: HomeState): EventQuery {
  return { ...eventQueryDefaults, text, day: dateFilter, sort: 'date' };
}
