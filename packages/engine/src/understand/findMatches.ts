import { findWord } from './findWord.ts';
import { type PhraseContext, type Reading, readPhrase } from './readPhrase.ts';
import { readTown } from './readPlace.ts';
import type { Match } from './settleMatches.ts';
import type { Choice } from './Understanding.ts';

/** Consecutive tokens that were read together. A match without filters and options is text that is certainly not a filter. */
export interface FoundMatch extends Match {
  readonly options?: Choice['options'] | undefined;
  readonly isVenue?: boolean;
  /** A question such as « que faire ». It is not part of the search text. */
  readonly isQuestion?: boolean;
}

/**
 * Reads the tokens from left to right, the longest phrase first. After a negation, no words are filters until its
 * clause ends. A negation at the end of a clause, or around a verb, applies to the whole clause.
 */
export function findMatches(context: PhraseContext): FoundMatch[] {
  const { tokens } = context;
  const offsets = offsetsOf(context);
  const found: FoundMatch[] = [];
  let clause = 0;
  let isNegated = false;
  for (let at = 0; at < tokens.length; ) {
    const next = findAt(context, offsets, at);
    if (tokens[at]?.word === ',' || next?.meaning === 'but') {
      [clause, isNegated] = [next?.to ?? at + 1, false];
    } else if (next?.meaning === 'never' || (next?.meaning === 'not' && endsClause(context, next.to))) {
      // The words of the clause become text, so that they are not read as a town.
      while ((found.at(-1)?.to ?? 0) > clause) found.pop();
      found.push(textBetween(clause, next.to));
      isNegated = true;
    } else isNegated ||= next?.meaning === 'not';
    const to = isNegated ? (next?.meaning === 'not' ? next.to : at + 1) : (next?.to ?? at + 1);
    if (isNegated) found.push(textBetween(at, to));
    else if (next) found.push(next);
    at = to;
  }
  return addTowns(
    context,
    found.filter((match) => !isPartOfName(context, match, found)),
  );
}

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
    if (reading)
      keep({ from: at, to: end + (reading.more ?? 0), meaning, isQuestion: meaning === 'question', ...reading });
  }
  const word = findWord(grammar, tokens, at);
  if (word && !(word.isMistyped && readTown(context, at))) {
    const { filter, family, isVenue } = word.meaning;
    keep({ from: at, to: at + word.length, meaning: 'word', filters: [filter], family, isVenue });
  }
  return best;
}

const isMarker = (meaning: string) => ['not', 'never', 'but', 'question'].includes(meaning);

function endsClause({ tokens }: PhraseContext, at: number): boolean {
  return at >= tokens.length || tokens[at]?.word === ',';
}

const genitives = new Set(['de', 'du', 'des', 'd', 'l', 'la', 'le', 'del', 'el', 'of', 'the']);

/** Whether a category is part of a name: « théâtre du Châtelet », « théâtre Mogador », « Cité de la musique ». */
function isPartOfName({ tokens, grammar }: PhraseContext, match: FoundMatch, found: readonly FoundMatch[]): boolean {
  if (!match.family) return false;
  const isUnknown = (at: number) =>
    tokens[at] !== undefined &&
    tokens[at]?.word !== ',' &&
    !grammar.silent.has(tokens[at]?.word ?? '') &&
    !found.some(({ from, to }) => from <= at && at < to);
  let next = match.to;
  while (genitives.has(tokens[next]?.word ?? '')) next++;
  if (match.isVenue && isUnknown(next)) return true;
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
    at >= tokens.length || /[,-]/.test(tokens[at]?.word ?? '') || found.some(({ from }) => from === at);
  for (let at = 0; at < tokens.length; at++) {
    const match = found.find(({ from, to }) => from <= at && at < to);
    const previous = tokens[at - 1]?.word ?? '';
    const isOpening = !grammar.silent.has(previous) || /^(ou|or|o|u|et|and|y)$/.test(previous);
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
