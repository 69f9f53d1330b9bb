import type { FoundMatch } from './FoundMatch.ts';
import type { PlaceSearch } from './readPlace.ts';
import { contradict } from './settleMatches.ts';
import type { Topic } from './Understanding.ts';
import { isAnd, isOr, skipArticles, wordAt } from './wordAt.ts';

/** Joins the topics of an enumeration to one filter: « jazz ou blues », « concert, danse et théâtre ». */
export function joinTopics(search: PlaceSearch, found: readonly FoundMatch[]): FoundMatch[] {
  const later: FoundMatch[] = [];
  for (const match of found.toReversed()) {
    const next = later.at(-1);
    if (next && isJoined(search, match, next)) later[later.length - 1] = join(match, next);
    else later.push(match);
  }
  return later.reverse();
}

function isJoined(search: PlaceSearch, one: FoundMatch, next: FoundMatch): boolean {
  if (!topicsOf(one).length || !topicsOf(next).length) return false;
  const at = skipArticles(search, one.to);
  if (skipArticles(search, at + 1) !== next.from) return false;
  const isList = next.filters[0]?.filter === 'topics' && wordAt(search, at) === ',';
  return isOr(search, at) || isList || (isAnd(search, at) && contradict(one, next));
}

function join(one: FoundMatch, next: FoundMatch): FoundMatch {
  const value = [...new Set([...topicsOf(one), ...topicsOf(next)])];
  const family = one.family === next.family ? one.family : 'several';
  return { from: one.from, to: next.to, filters: [{ filter: 'topics', value }], family };
}

/** Returns the topics that a match means and nothing else. */
export function topicsOf({ filters: [first, second] }: FoundMatch): readonly Topic[] {
  if (second) return [];
  if (first?.filter === 'topics') return first.value;
  return first?.filter === 'category' || first?.filter === 'subcategory' ? [first.value] : [];
}
