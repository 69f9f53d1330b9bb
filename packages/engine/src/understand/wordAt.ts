import type { PlaceSearch } from './PlaceSearch.ts';

/** Returns the folded word of a token; '' beside the line. */
export const wordAt = ({ tokens }: PlaceSearch, at: number): string => tokens[at]?.word ?? '';

export function endsClause(search: PlaceSearch, at: number): boolean {
  return /^,?$/.test(wordAt(search, at));
}

export function isAnd(search: PlaceSearch, at: number): boolean {
  return /^(et|and|y|[&+])$/.test(wordAt(search, at));
}

/** Where « où » differs, the accent decides. The first word is one of two: « soit Nantes soit Rennes ». */
export function isOr({ tokens, grammar }: PlaceSearch, at: number): boolean {
  const word = tokens[at]?.raw ?? '';
  return (
    grammar.lists('or', word) &&
    at < tokens.length - 1 &&
    (at > 0 || tokens.findLastIndex(({ raw }) => raw === word) > 0)
  );
}

/** Returns the index of the first token from one on, or with the step -1 back from it, that is no article. */
export function skipArticles(search: PlaceSearch, at: number, step = 1): number {
  return search.grammar.lists('articles', wordAt(search, at)) ? skipArticles(search, at + step, step) : at;
}
