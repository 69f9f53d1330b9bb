import { exploreRules as rules } from '../constants.ts';
import { rankEvent } from '../ranking/rankEvent.ts';
import { sortEvents } from '../ranking/sortEvents.ts';
import type { LivelyEvent, Profile, RankedEvent } from '../vocabulary.ts';
import { createFilter } from './createFilter.ts';
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
 * The events that pass a query's filters, in its order, one page of them. Past events show only when the words of a text are
 * in at most `searchPastLimit` events, past or not, and come after all others whatever the order; events without a date or
 * price to sort by come last in either direction; equal ones by date (by distance, for the score), then id. Cancelled events
 * stay.
 */
export function explore(
  events: readonly LivelyEvent[],
  query: ExploreQuery,
  now: Date | number,
  profile: Profile,
): Exploration {
  const { sort, limit, category: selectedCategory } = query;
  const viewer = { ...profile, selectedCategory };
  const direction = query.direction ?? (sort === 'popularity' || sort === 'score' ? 'descending' : 'ascending');
  const found = events.filter(createFilter(query, +now, events));
  const total = found.length;
  // What a URL says may be no page at all.
  const page = Math.max(1, query.page | 0);
  return {
    total,
    events: sortEvents(found, { sort, direction, profile: viewer, rules, now: +now })
      .slice((page - 1) * limit, page * limit)
      .map((event) => rankEvent(event, viewer, rules, +now)),
    nextPage: total > page * limit ? page + 1 : null,
    relaxations: total ? [] : listRelaxations(events, query, +now),
  };
}

function listRelaxations(events: readonly LivelyEvent[], query: ExploreQuery, now: number): Relaxation[] {
  return relaxed
    .map(([filter, change]) => ({
      filter,
      total: events.filter(createFilter({ ...query, ...change }, now, events)).length,
    }))
    .filter(({ total }) => total);
}

const relaxed: readonly (readonly [Relaxation['filter'], Partial<ExploreQuery>])[] = [
  ['text', { text: '' }],
  ['city', { city: null }],
  ['category', { category: null }],
  ['date', { dateFilter: 'all' }],
];
