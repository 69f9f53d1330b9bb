import { searchPastLimit } from '../src/constants.ts';
import { listSpans } from '../src/dates/listSpans.ts';
import { cityOf } from '../src/geo/cityOf.ts';
import { dateWindow, type LivelyEvent, nextTiming, type Profile } from '../src/index.ts';
import { listTags } from '../src/taxonomy/listTags.ts';
import { listTaxonomyEntries } from '../src/taxonomy/listTaxonomyEntries.ts';
import { splitWords } from '../src/text/splitWords.ts';
import { countDays } from './countDays.ts';
import type { ExploreQuery } from './exploreQuery.ts';
import { readSearch } from './readSearch.ts';
import { scoreExploration } from './scoreBySpecification.ts';

/** An event of the explore list. */
export interface Explored {
  readonly event: LivelyEvent;
  readonly past: boolean;
  readonly score: number;
}

/** Returns the whole explore list by the simplest code: every text is folded for every query. */
export function exploreByFiltering(
  events: readonly LivelyEvent[],
  query: ExploreQuery,
  now: number,
  profile: Profile,
): Explored[] {
  const { alternatives, excluded } = readSearch(query.text);
  const isPast = (event: LivelyEvent) => nextTiming(event, now)?.past ?? false;
  const shownSpan = (event: LivelyEvent) => {
    const spans = listSpans(event);
    return spans.find(({ until }) => until > now) ?? spans.at(-1);
  };
  const tokensOf = (event: LivelyEvent) => {
    const tags = listTags(event);
    const labels = listTaxonomyEntries()
      .filter(({ slug }) => tags.includes(slug))
      .map(({ label }) => label);
    return splitWords([event.title, event.venue, event.location, event.organizer, ...tags, ...labels].join(' '));
  };
  const matchesText = (event: LivelyEvent) => {
    const tokens = tokensOf(event);
    return (
      !alternatives.length ||
      alternatives.some((words) => words.every((word) => tokens.some((token) => token.startsWith(word))))
    );
  };
  const isExcluded = (event: LivelyEvent) =>
    excluded.some((words) => words.every((word) => tokensOf(event).includes(word)));
  const matchesDate = (event: LivelyEvent) => {
    if (query.dateFilter === 'all') return true;
    const { from, to } = dateWindow(query.dateFilter, now, event.timeZone);
    const shown = shownSpan(event);
    return listSpans(event)
      .filter((span) => span === shown || span.until > now)
      .some(({ start, end }) => (start < to && end > from) || (start === end && start >= from && start < to));
  };
  const showsPast = alternatives.length > 0 && events.filter(matchesText).length <= searchPastLimit;
  const falls =
    (query.direction ?? (['popularity', 'score'].includes(query.sort) ? 'descending' : 'ascending')) === 'descending';
  const compare = (one: number | null, other: number | null, sign = 1) =>
    one === null || other === null ? Number(one === null) - Number(other === null) : (one - other) * sign;

  return events
    .filter(({ isNotice }) => !isNotice)
    .filter((event) => !query.category || event.category === query.category)
    .filter(({ category, subcategory }) => {
      const slugs = new Set([category, subcategory]);
      const isWanted = !query.topics.length || query.topics.some((slug) => slugs.has(slug));
      return isWanted && !query.without.some((slug) => slugs.has(slug));
    })
    .filter((event) => !query.city || cityOf(event.location) === cityOf(query.city))
    .filter((event) => matchesText(event) && !isExcluded(event) && (showsPast || !isPast(event)) && matchesDate(event))
    .map((event) => {
      const { score, distance } = scoreExploration(event, profile, query.category);
      const date = shownSpan(event)?.start ?? null;
      const popularity = event.upvotesCount - event.downvotesCount;
      const keys = { popularity, score, distance, date, price: event.priceAmount, rarity: countDays(event) };
      return {
        event,
        score,
        past: isPast(event),
        key: keys[query.sort],
        second: query.sort === 'score' ? distance : date,
      };
    })
    .sort(
      (one, other) =>
        Number(one.past) - Number(other.past) ||
        compare(one.key, other.key, falls ? -1 : 1) ||
        compare(one.second, other.second) ||
        (one.event.id < other.event.id ? -1 : 1),
    );
}
