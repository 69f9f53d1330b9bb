import { searchWordLimit } from '../constants.ts';
import { nextSpan } from '../dates/nextSpan.ts';
import { cityOf } from '../geo/cityOf.ts';
import { matchesWords } from '../search/matchesWords.ts';
import { splitWords } from '../text/splitWords.ts';
import type { LivelyEvent } from '../vocabulary.ts';
import type { ExploreQuery } from './exploreQuery.ts';

/** Whether an event passes all filters of a query. Past events pass only when the text has a word to search. */
export function createFilter(
  { text, city, category, dateFilter }: ExploreQuery,
  now: number,
): (event: LivelyEvent) => boolean {
  const prefixes = splitWords(text).slice(0, searchWordLimit);
  const wantedCity = cityOf(city ?? '');
  return (event) =>
    (!category || event.category === category) &&
    (!wantedCity || cityOf(event.location) === wantedCity) &&
    (prefixes.length ? matchesWords(event, prefixes) : !nextSpan(event, now)?.past) &&
    (dateFilter === 'all' || nextSpan(event, now, dateFilter) !== null);
}
