import type { FoundMatch } from './FoundMatch.ts';
import type { PlaceSearch } from './PlaceSearch.ts';
import { readTown } from './readPlace.ts';
import { skipArticles, wordAt } from './wordAt.ts';

/**
 * Whether a topic is part of a name or of a narrower phrase, which stay text: « théâtre Mogador », « Cité de la musique », « marché
 * de potiers », « tournoi de rugby », “street theatre”.
 */
export function isPartOfName(search: PlaceSearch, match: FoundMatch, found: readonly FoundMatch[]): boolean {
  if (!match.family) return false;
  const { from, to, filters, isVenue } = match;
  const { dictionary, lists } = search.grammar;
  const matchAt = (at: number) => found.find((other) => other.from <= at && at < other.to);
  const isUnknown = (at: number) =>
    !/^[,/&+]?$/.test(wordAt(search, at)) && !lists('silent', wordAt(search, at)) && !matchAt(at);
  const isSubcategory = filters[0]?.filter === 'subcategory';
  // “Monet exhibition”, « exposición de Picasso », “horror movie”: every one is of the category.
  const isAnyKind = (dictionary.isNounLast ? /^(exh|cin|wor)/ : /^(exh|cin)/).test(String(filters[0]?.value));
  const next = skipArticles(search, to);
  const narrows = (at: number) =>
    !matchAt(at)?.filters.length &&
    !matchAt(at)?.isUnread &&
    [wordAt(search, at), wordAt(search, at).replace(/s$/, '')].some((word) => lists('narrowing', word));
  if (narrows(from - 1) || narrows(next)) return true;
  // What follows: a name after a venue, or anything after « de ».
  const town = readTown(search, next);
  const isNarrowed =
    next > to
      ? isVenue || (isSubcategory && !isAnyKind && !town)
      : isVenue && !(town && !isUnknown(next + town.length));
  if (isNarrowed && isUnknown(next)) return true;
  // What stands before: a place, what the topic is of, or a word that narrows an English noun.
  const isAfterTown = [1, 2, 3].some((length) => readTown(search, from - length)?.length === length);
  if (dictionary.isNounLast && isSubcategory && !isAnyKind && isUnknown(from - 1) && !isAfterTown) return true;
  const before = skipArticles(search, from - 1, -1);
  const isGenitive = search.tokens.slice(before + 1, from).some(({ word }) => /^(d|of)/.test(word));
  const isAtVenue =
    isVenue && /^(l|la|el|the)$/.test(wordAt(search, from - 1)) && /^(a|at|en)$/.test(wordAt(search, before));
  return isAtVenue || (isGenitive && isUnknown(before));
}
