import { searchPastLimit } from '../src/constants.ts';
import { nextSpan } from '../src/dates/nextSpan.ts';
import { nextTiming } from '../src/dates/nextTiming.ts';
import { cityOf } from '../src/geo/cityOf.ts';
import type { LivelyEvent } from '../src/vocabulary.ts';
import type { ExploreQuery } from './exploreQuery.ts';
import { hasWholeWords, matchesWords } from './matchesWords.ts';
import { readSearch } from './readSearch.ts';

/**
 * Creates a predicate: whether an event passes all filters of a query. Past events pass only if at most
 * `searchPastLimit` events match the text.
 */
export function createFilter(
  { text, city, category, topics, without, dateFilter }: ExploreQuery,
  now: number,
  events: readonly LivelyEvent[],
): (event: LivelyEvent) => boolean {
  const { alternatives, excluded } = readSearch(text);
  const wantedCity = cityOf(city ?? '');
  const hasWords = (event: LivelyEvent) => alternatives.some((prefixes) => matchesWords(event, prefixes));
  const showsPast = alternatives.length > 0 && events.filter(hasWords).length <= searchPastLimit;
  return (event) =>
    !event.isNotice &&
    (!category || event.category === category) &&
    (!topics.length || hasTopic(event, topics)) &&
    !hasTopic(event, without) &&
    (!wantedCity || cityOf(event.location) === wantedCity) &&
    (!alternatives.length || hasWords(event)) &&
    !excluded.some((words) => hasWholeWords(event, words)) &&
    (showsPast || !nextSpan(event, now)?.past) &&
    (dateFilter === 'all' || nextTiming(event, now, dateFilter) !== null);
}

function hasTopic({ category, subcategory }: LivelyEvent, topics: ExploreQuery['topics']): boolean {
  return topics.some((topic) => topic === category || topic === subcategory);
}
