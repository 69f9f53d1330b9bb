import type { PlaceSearch } from './readPlace.ts';

/** Returns the folded word of a token; '' beside the line. */
export const wordAt = ({ tokens }: PlaceSearch, at: number): string => tokens[at]?.word ?? '';

export function endsClause(search: PlaceSearch, at: number): boolean {
  return /^,?$/.test(wordAt(search, at));
}

export function isAnd(search: PlaceSearch, at: number): boolean {
  return /^(et|and|y)$/.test(wordAt(search, at));
}

/** Where « où » differs, the accent decides. */
export function isOr({ tokens, grammar }: PlaceSearch, at: number): boolean {
  return grammar.or.has(tokens[at]?.raw ?? '') && at > 0 && at < tokens.length - 1;
}

export const articles = new Set('de du des d l la le les un une aux del el los las of the'.split(' '));

/** Returns the index of the first token from one on that is no article. */
export function skipArticles(search: PlaceSearch, at: number): number {
  return articles.has(wordAt(search, at)) ? skipArticles(search, at + 1) : at;
}
