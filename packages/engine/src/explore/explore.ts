import type { Catalogue } from '../catalogue/createCatalogue.ts';
import { exploreRules } from '../constants.ts';
import { rankEvents } from '../ranking/rankEvents.ts';
import { searchCatalogue } from '../search/searchCatalogue.ts';
import type { Profile, RankedEvent } from '../vocabulary.ts';
import { createFilter } from './createFilter.ts';
import { createKey } from './createKey.ts';
import type { ExploreQuery } from './exploreQuery.ts';

/** What leaving one filter out would give. */
export interface Relaxation {
  readonly filter: 'text' | 'city' | 'category' | 'date';
  readonly total: number;
}

/** One page of the explore list. */
export interface Exploration {
  /** Events on all pages, exactly. */
  readonly total: number;
  readonly events: readonly RankedEvent[];
  readonly nextPage: number | null;
  /** For an empty list: the single filters to leave out, and how many events each would give. Never those that give none. */
  readonly relaxations: readonly Relaxation[];
}

/**
 * The events that pass a query's filters, in its order, one page of them. Past events show only when the text has a word
 * to search, and come after all others whatever the order; events without a date or price to sort by come last in either
 * direction; equal ones by date (by distance, for the score), then id. Cancelled events stay.
 */
export function explore(catalogue: Catalogue, query: ExploreQuery, now: Date | number, profile: Profile): Exploration {
  const { sort, direction, limit } = query;
  // What an address says may be no page at all.
  const page = Math.max(1, query.page | 0);
  const list = (asked: ExploreQuery) =>
    rankEvents(catalogue, profile, +now, {
      rules: asked.category ? exploreRules : { ...exploreRules, category: 0 },
      accepts: ({ category }) => !asked.category || category === asked.category,
      passes: createFilter(catalogue, asked, +now),
      found: searchCatalogue(catalogue, asked.text),
      keyOf: createKey(catalogue, sort),
      sign: (direction ? direction === 'descending' : sort === 'popularity' || sort === 'score') ? -1 : 1,
      page,
      limit,
    });
  const { total, events } = list(query);
  return {
    total,
    events,
    nextPage: total > page * limit ? page + 1 : null,
    relaxations: total
      ? []
      : relaxed
          .map(([filter, change]) => ({ filter, total: list({ ...query, ...change }).total }))
          .filter(({ total }) => total),
  };
}

const relaxed: readonly (readonly [Relaxation['filter'], Partial<ExploreQuery>])[] = [
  ['text', { text: '' }],
  ['city', { city: null }],
  ['category', { category: null }],
  ['date', { dateFilter: 'all' }],
];
