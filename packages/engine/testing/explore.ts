import { countLimit, exploreRules as rules } from '../src/constants.ts';
import { rankEvent } from '../src/ranking/rankEvent.ts';
import type { Count, LivelyEvent, Profile, RankedEvent } from '../src/vocabulary.ts';
import { boundCount } from './boundCount.ts';
import { createFilter } from './createFilter.ts';
import type { ExploreQuery } from './exploreQuery.ts';
import { sortEvents } from './sortEvents.ts';

/** The number of events if one filter is removed. */
export interface Relaxation {
  readonly filter: 'text' | 'city' | 'category' | 'topics' | 'without' | 'date';
  readonly total: Count;
}

/** One page of the explore list. */
export interface Exploration {
  /** The number of events on all pages. */
  readonly total: Count;
  readonly events: readonly RankedEvent[];
  readonly nextPage: number | null;
  /** For an empty list: each filter whose removal gives events, with their number. */
  readonly relaxations: readonly Relaxation[];
}

/**
 * Returns one page of the events that pass the filters of a query, in its order. Past events are found only if at most
 * `searchPastLimit` events have the words of the text, and come last in every order. Events without the date or price
 * of the order come last in both directions. Equal events are ordered by date (by distance, for the score), then by id.
 * Cancelled events are included.
 *
 * @param most - Counts are exact up to it. @default countLimit
 */
export function explore(
  events: readonly LivelyEvent[],
  query: ExploreQuery,
  now: Date | number,
  profile: Profile,
  most: number = countLimit,
): Exploration {
  const { sort, limit, category: selectedCategory } = query;
  const viewer = { ...profile, selectedCategory };
  const direction = query.direction ?? (sort === 'popularity' || sort === 'score' ? 'descending' : 'ascending');
  const found = events.filter(createFilter(query, +now, events));
  // A URL may contain an invalid page.
  const page = Math.max(1, query.page | 0);
  return {
    total: boundCount(found.length, most),
    events: sortEvents(found, { sort, direction, profile: viewer, rules, now: +now })
      .slice((page - 1) * limit, page * limit)
      .map((event) => rankEvent(event, viewer, rules, +now)),
    nextPage: found.length > page * limit ? page + 1 : null,
    relaxations: found.length ? [] : listRelaxations(events, query, +now, most),
  };
}

function listRelaxations(events: readonly LivelyEvent[], query: ExploreQuery, now: number, most: number): Relaxation[] {
  return relaxed
    .map(([filter, change]) => ({
      filter,
      total: boundCount(events.filter(createFilter({ ...query, ...change }, now, events)).length, most),
    }))
    .filter(({ total }) => total.value);
}

const relaxed: readonly (readonly [Relaxation['filter'], Partial<ExploreQuery>])[] = [
  ['text', { text: '' }],
  ['city', { city: null }],
  ['category', { category: null }],
  ['topics', { topics: [] }],
  ['without', { without: [] }],
  ['date', { dateFilter: 'all' }],
];
