import { findWord } from './findWord.ts';
import { type PhraseContext, type Reading, readPhrase } from './readPhrase.ts';
import { readTown } from './readPlace.ts';
import type { Match } from './settleMatches.ts';
import type { Choice } from './Understanding.ts';

/** Consecutive tokens that were read together. A match without filters and options is text that is certainly not a filter. */
export interface FoundMatch extends Match {
  readonly options?: Choice['options'] | undefined;
  readonly isVenue?: boolean;
  /** Words that ask (« que faire »), or that no filter can mean (« entre amis »). They are not part of the search text. */
  readonly isUnread?: boolean;
}

/**
 * Reads the tokens from left to right, the longest phrase first. What follows a negation is not a filter: the words up to the
 * next filter, and that filter with its categories. A negation at the end of a clause, or around a verb, applies to the whole clause.
 */
export function findMatches(context: PhraseContext): FoundMatch[] {
  const { tokens } = context;
  const offsets = offsetsOf(context);
  const found: FoundMatch[] = [];
  let clause = 0;
  let negated: 'nothing' | 'next' | 'category' | 'clause' = 'nothing';
  for (let at = 0; at < tokens.length; ) {
    const next = findAt(context, offsets, at);
    const isEndOfClause = next?.meaning === 'not' && endsClause(context, next.to);
    if (tokens[at]?.word === ',' || next?.meaning === 'but') {
      [clause, negated] = [next?.to ?? at + 1, 'nothing'];
    } else if (next?.meaning === 'never' || isEndOfClause) {
      // The words of the clause become text, so that they are not read as a town.
      while ((found.at(-1)?.to ?? 0) > clause) found.pop();
      found.push(textBetween(clause, next?.to ?? at + 1));
      negated = 'clause';
    } else if (next?.meaning === 'not' && negated !== 'clause') {
      negated = 'next';
    } else if (next?.filters.length && negated === 'category' && !isCategory(next)) {
      negated = 'nothing';
    }
    const isNegated = negated !== 'nothing';
    const to = next && (!isNegated || next.filters.length || next.meaning === 'not') ? next.to : at + 1;
    if (isNegated) found.push(textBetween(at, to));
    else if (next) found.push(next);
    if (negated === 'next' && next?.filters.length) negated = 'category';
    at = to;
  }
  const withTowns = addTowns(
    context,
    found.filter((match) => !isPartOfName(context, match, found)),
  );
  const matches = addDistricts(context, withTowns);
  return matches.map((match) => (isAlternative(context, match) ? textBetween(match.from, match.to) : match));
}

/** Whether a match is one of several: « jazz ou blues », « Biarritz et Bayonne ». One of them alone is a wrong filter. */
function isAlternative(context: PhraseContext, { from, to, filters }: FoundMatch): boolean {
  const isPlace = filters.some(({ filter }) => filter === 'commune');
  return isOr(context, from - 1) || isOr(context, to) || (isPlace && isBeforeSecondTown(context, to));
}

function isAnd({ tokens }: PhraseContext, at: number): boolean {
  return /^(et|and|y)$/.test(tokens[at]?.word ?? '');
}

function isBeforeSecondTown(context: PhraseContext, at: number): boolean {
  return isAnd(context, at) && readTown(context, at + 1) !== undefined;
}

/** Where « où » differs, the accent decides. */
function isOr({ tokens, grammar }: PhraseContext, at: number): boolean {
  return grammar.or.has(tokens[at]?.raw ?? '') && at > 0 && at < tokens.length - 1;
}

/** « pas de concert de jazz »: the categories after a negated filter belong to it. */
const isCategory = ({ family }: FoundMatch) => family !== undefined;

const textBetween = (from: number, to: number): FoundMatch => ({ from, to, filters: [] });

type Candidate = FoundMatch & { readonly meaning: string };

/** Joins the tokens to a text and returns it with the start of each token. */
function offsetsOf({ tokens }: PhraseContext): { readonly text: string; readonly starts: readonly number[] } {
  let length = -1;
  const starts = tokens.map(({ word }) => {
    const start = length + 1;
    length = start + word.length;
    return start;
  });
  return { text: tokens.map(({ word }) => word).join(' '), starts };
}

/** Returns the longest match that begins at a token. */
function findAt(
  context: PhraseContext,
  { text, starts }: ReturnType<typeof offsetsOf>,
  at: number,
): Candidate | undefined {
  const { tokens, grammar } = context;
  if (tokens[at]?.isJoined || tokens[at]?.word === ',') return undefined;
  let best: Candidate | undefined;
  const keep = (candidate: Candidate) => {
    // The words of a category are exact, the pattern of a phrase is not: « course de moto ».
    const isTold = candidate.meaning === 'word' && best?.meaning === 'text' && candidate.to === best.to;
    if ((isTold || candidate.to > (best?.to ?? at)) && !tokens[candidate.to]?.isJoined) best = candidate;
  };
  for (const { meaning, pattern } of grammar.rules) {
    pattern.lastIndex = starts[at] ?? 0;
    const match = pattern.exec(text);
    if (!match) continue;
    const end = at + match[0].split(' ').length;
    const reading: Reading | undefined = isMarker(meaning)
      ? { filters: [] }
      : readPhrase(meaning, match.groups ?? {}, end, context);
    if (reading) keep({ from: at, to: end + (reading.more ?? 0), meaning, isUnread: meaning === 'unread', ...reading });
  }
  const word = findWord(grammar, tokens, at);
  if (word && !(word.isMistyped && readTown(context, at))) {
    const { filter, family, isVenue } = word.meaning;
    keep({ from: at, to: at + word.length, meaning: 'word', filters: filter ? [filter] : [], family, isVenue });
  }
  return best;
}

const isMarker = (meaning: string) => ['not', 'never', 'but', 'unread'].includes(meaning);

function endsClause({ tokens }: PhraseContext, at: number): boolean {
  return at >= tokens.length || tokens[at]?.word === ',';
}

const genitives = new Set(['de', 'du', 'des', 'd', 'l', 'la', 'le', 'del', 'el', 'of', 'the']);

/** Whether a category is part of a name: « théâtre du Châtelet », « théâtre Mogador », « Cité de la musique ». */
function isPartOfName(
  { tokens, grammar, findCommunes }: PhraseContext,
  match: FoundMatch,
  found: readonly FoundMatch[],
): boolean {
  if (!match.family) return false;
  const isUnknown = (at: number) =>
    tokens[at] !== undefined &&
    tokens[at]?.word !== ',' &&
    !grammar.silent.has(tokens[at]?.word ?? '') &&
    !found.some(({ from, to }) => from <= at && at < to);
  let next = match.to;
  while (genitives.has(tokens[next]?.word ?? '')) next++;
  const town = next === match.to ? readTown({ tokens, grammar, findCommunes }, next) : undefined;
  const isBeforeTown = town && !isUnknown(next + town.length);
  if (match.isVenue && isUnknown(next) && !isBeforeTown) return true;
  const [article, before] = [tokens[match.from - 1]?.word ?? '', tokens[match.from - 2]?.word ?? ''];
  if (match.isVenue && /^(l|the|el|la)$/.test(article) && /^(a|at|en)$/.test(before)) return true;
  if (/^(du|des|del)$/.test(article)) return isUnknown(match.from - 2);
  return /^(de|of)$/.test(before) && /^(la|l|los|las|the)$/.test(article) && isUnknown(match.from - 3);
}

/**
 * Adds the large communes without a preposition: « jazz Nantes ce soir ». The next word must be known, so that «
 * Toulouse Lautrec » is not read as a place.
 */
function addTowns(context: PhraseContext, found: readonly FoundMatch[]): FoundMatch[] {
  const { tokens, grammar } = context;
  const towns: FoundMatch[] = [];
  const isKnown = (at: number) =>
    at >= tokens.length ||
    /[,-]/.test(tokens[at]?.word ?? '') ||
    isOr(context, at) ||
    isBeforeSecondTown(context, at) ||
    found.some(({ from }) => from === at);
  for (let at = 0; at < tokens.length; at++) {
    const match = found.find(({ from, to }) => from <= at && at < to);
    const previous = tokens[at - 1]?.word ?? '';
    const isOpening = !grammar.silent.has(previous) || isOr(context, at - 1) || isAnd(context, at - 1);
    if (match || tokens[at]?.isJoined || !isOpening) continue;
    const town = readTown(context, at);
    const to = at + (town?.length ?? 0);
    const isFree = !found.some(({ from }) => from > at && from < to) && !tokens[to]?.isJoined;
    // Two towns in sequence are both uncertain.
    const isBefore = isKnown(to) || /^\d/.test(tokens[to]?.word ?? '') || readTown(context, to) !== undefined;
    if (!town || !isFree || !isBefore) continue;
    towns.push({ from: at, to, filters: town.filters, options: town.options });
    at = to - 1;
  }
  return [...found, ...towns].sort((one, other) => one.from - other.from);
}

/** The communes whose districts are numbered: Paris, Lyon, Marseille. */
const districted = ['75056', '69123', '13055'];
/** The highest number of a district. */
const maxDistrict = 20;

/** Adds the numbers of districts, which no filter can mean yet: « Paris 11e ». */
function addDistricts({ tokens }: PhraseContext, found: readonly FoundMatch[]): FoundMatch[] {
  return found.flatMap((match) => {
    const { to, filters } = match;
    const isCity = filters.some(({ filter, value }) => filter === 'commune' && districted.includes(value));
    const number = tokens[to]?.word ?? '';
    if (!isCity || !/^\d{1,2}$/.test(number) || Number(number) > maxDistrict || found.some(({ from }) => from === to))
      return [match];
    const next = tokens[to + 1]?.word ?? '';
    if (/^(h|:|€|euros?|eur|ans|am|pm|km|anos|years?)$/.test(next)) return [match];
    const length = /^(er?|eme|arr|arrondissement|th|st|nd|rd)$/.test(next) ? 2 : 1;
    return [match, { from: to, to: to + length, filters: [], isUnread: true }];
  });
}
