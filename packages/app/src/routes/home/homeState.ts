import { type DateFilter, dropForbiddenCharacters } from '@lively/engine';
import { dateFilters } from '@lively/engine/constants';
import type { EventQuery } from '../../data/EventQuery';
import { eventQueryDefaults } from '../../data/eventQueryDefaults';

/** The URL state of the home page. The rest is derived from it. */
export interface HomeState {
  text: string;
  dateFilter: DateFilter;
  /** The number of pages to show, from 1. */
  pages: number;
}

const maxPages = 40;
const maxTextLength = 200;

/** Reads the state from the parameters of the URL. Invalid values are ignored. */
export function parseHomeState(parameters: URLSearchParams): HomeState {
  const pages = Number(parameters.get('page'));
  return {
    text: dropForbiddenCharacters((parameters.get('q') ?? '').slice(0, maxTextLength)),
    dateFilter: dateFilters.find((filter) => filter === parameters.get('date')) ?? 'all',
    pages: Number.isInteger(pages) && pages > 1 ? Math.min(pages, maxPages) : 1,
  };
}

/** Returns the URL parameters for a state, without the defaults. */
export function formatHomeState({ text, dateFilter, pages }: HomeState): URLSearchParams {
  const parameters = new URLSearchParams();
  if (text) parameters.set('q', text);
  if (dateFilter !== 'all') parameters.set('date', dateFilter);
  if (pages > 1) parameters.set('page', String(pages));
  return parameters;
}

/** Builds the query for a state: current events, sorted by day. */
export function toHomeQuery({ text, dateFilter }: HomeState): EventQuery {
  return { ...eventQueryDefaults, text, day: dateFilter, sort: 'date' };
}
