import type { FoundMatch } from './FoundMatch.ts';
import type { PlaceSearch } from './readPlace.ts';
import { contradict } from './settleMatches.ts';
import type { Filter, Topic } from './Understanding.ts';
import { isAnd, isOr, skipArticles, wordAt } from './wordAt.ts';

type ListFilter = Extract<Filter, { filter: 'topics' | 'areas' }>;

/** Joins the topics or the areas of an enumeration to one filter: « jazz ou blues », « concert, danse et théâtre ». */
export function joinLists(search: PlaceSearch, found: readonly FoundMatch[]): FoundMatch[] {
  const later: FoundMatch[] = [];
  for (const match of found.toReversed()) {
    const next = later.at(-1);
    const joined = next && join(search, match, next);
    if (joined) later[later.length - 1] = joined;
    else later.push(match);
  }
  return later.reverse();
}

function join(search: PlaceSearch, one: FoundMatch, next: FoundMatch): FoundMatch | undefined {
  const [list, others] = [listOf(one), listOf(next)];
  const at = skipArticles(search, one.to);
  if (!list || list.filter !== others?.filter || skipArticles(search, at + 1) !== next.from) return undefined;
  const isList = next.filters[0]?.filter === 'topics' && wordAt(search, at) === ',';
  if (!isOr(search, at) && !isList && !(isAnd(search, at) && contradict(one, next))) return undefined;
  const value = [...new Set([...list.value, ...others.value])];
  const family = one.family === next.family ? one.family : 'several';
  return { from: one.from, to: next.to, filters: [{ ...list, value } as ListFilter], family };
}

/** Returns the topics that a match means and nothing else. */
export function topicsOf(match: FoundMatch): readonly Topic[] {
  const list = listOf(match);
  return list?.filter === 'topics' ? list.value : [];
}

function listOf({ filters: [first, second] }: FoundMatch): ListFilter | undefined {
  if (second) return undefined;
  if (first?.filter === 'category' || first?.filter === 'subcategory')
    return { filter: 'topics', value: [first.value] };
  return first?.filter === 'topics' || first?.filter === 'areas' ? first : undefined;
}
