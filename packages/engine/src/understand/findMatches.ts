import type { FoundMatch } from './FoundMatch.ts';
import { findWord } from './findWord.ts';
import { isPartOfName } from './isPartOfName.ts';
import { joinLists, topicsOf } from './joinLists.ts';
import { type PhraseContext, type Reading, readPhrase } from './readPhrase.ts';
import { readTown } from './readPlace.ts';
import type { Topic } from './Understanding.ts';
import { endsClause, isAnd, isOr, skipArticles, wordAt } from './wordAt.ts';

type Candidate = FoundMatch & { readonly meaning: string };

/**
 * Reads the tokens from left to right, the longest phrase first. Topics after a negation are excluded. Anything else after it is
 * not a filter: the words up to the next filter, and that filter with its categories. A negation at the end of a clause, or around a
 * verb, applies to the whole clause.
 */
export function findMatches(context: PhraseContext): FoundMatch[] {
  const { tokens } = context;
  const offsets = offsetsOf(context);
  const found: FoundMatch[] = [];
  let clause = 0;
  let negated: 'nothing' | 'next' | 'category' | 'clause' = 'nothing';
  for (let at = 0; at < tokens.length; ) {
    const next = findAt(context, offsets, at);
    const isNegation = next?.meaning === 'not' || next?.meaning === 'without';
    const isEndOfClause = isNegation && endsClause(context, next.to);
    const excluded: FoundMatch | false | undefined =
      next?.meaning === 'without' && negated !== 'clause' && readExclusion(context, offsets, next);
    if (excluded) {
      found.push(excluded);
      at = excluded.to;
      negated = 'nothing';
      continue;
    }
    if (wordAt(context, at) === ',' || next?.meaning === 'but') {
      [clause, negated] = [next?.to ?? at + 1, 'nothing'];
    } else if (next?.meaning === 'never' || isEndOfClause) {
      // The words of the clause become text, so that they are not read as a town.
      while ((found.at(-1)?.to ?? 0) > clause) found.pop();
      found.push(textBetween(clause, next?.to ?? at + 1));
      negated = 'clause';
    } else if (isNegation && negated !== 'clause') {
      negated = 'next';
    } else if (next?.filters.length && negated === 'category' && !isCategory(next)) {
      negated = 'nothing';
    }
    const isNegated = negated !== 'nothing';
    const to = next && (!isNegated || next.filters.length || isNegation) ? next.to : at + 1;
    if (isNegated) found.push(textBetween(at, to));
    else if (next) found.push(next);
    if (negated === 'next' && next?.filters.length) negated = 'category';
    at = to;
  }
  const withTowns = addTowns(
    context,
    found.filter((match) => !isPartOfName(context, match, found)),
  );
  const matches = joinLists(context, withTowns);
  return matches.map((match) => (isAlternative(context, match) ? textBetween(match.from, match.to) : match));
}

/**
 * Reads the topics after a word that excludes them: « sauf rock », « ni théâtre ni danse ». Undefined if a word beside them may
 * narrow them: « pas de jazz manouche ».
 */
function readExclusion(
  context: PhraseContext,
  offsets: ReturnType<typeof offsetsOf>,
  { from, to }: FoundMatch,
): FoundMatch | undefined {
  const topics: Topic[] = [];
  let end = to;
  let isOpen = true;
  for (let at = to; ; ) {
    const next = findAt(context, offsets, skipArticles(context, at));
    const found = next ? topicsOf(next) : [];
    if (next && isOpen && found.length) {
      topics.push(...found);
      end = next.to;
      isOpen = isOr(context, end) || isAnd(context, end);
      at = isOpen ? end + 1 : end;
    } else if (next?.meaning === 'without' && topics.length) {
      isOpen = true;
      at = next.to;
    } else {
      const isKnown = next && !found.length && (next.filters.length > 0 || isMarker(next.meaning));
      if (!topics.length || !(isKnown || endsClause(context, at) || readTown(context, at))) return undefined;
      return { from, to: end, filters: [{ filter: 'without', value: topics }] };
    }
  }
}

/** Whether a match is one of several: « jazz ou blues », « Biarritz et Bayonne ». One of them alone is a wrong filter. */
function isAlternative(context: PhraseContext, { from, to, filters }: FoundMatch): boolean {
  const isPlace = filters.some(({ filter }) => filter === 'commune' || filter === 'areas');
  return isOr(context, from - 1) || isOr(context, to) || (isPlace && isBeforeSecondTown(context, to));
}

function isBeforeSecondTown(context: PhraseContext, at: number): boolean {
  return isAnd(context, at) && readTown(context, at + 1) !== undefined;
}

/** « pas de concert de jazz »: the categories after a negated filter belong to it. */
const isCategory = ({ family }: FoundMatch) => family !== undefined;

const textBetween = (from: number, to: number): FoundMatch => ({ from, to, filters: [] });

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
  const token = tokens[at];
  if (!token || token.isJoined || token.word === ',') return undefined;
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
      keep({ from: at, to: end + (reading.length ?? 0), meaning, isUnread: meaning === 'unread', ...reading });
  }
  const word = findWord(grammar, tokens, at);
  if (word && !(word.isMistyped && readTown(context, at))) {
    const { filter, family, isVenue } = word.meaning;
    keep({ from: at, to: at + word.length, meaning: 'word', filters: filter ? [filter] : [], family, isVenue });
  }
  return best;
}

const isMarker = (meaning: string) => ['not', 'without', 'never', 'but', 'unread'].includes(meaning);

/**
 * Adds the large communes without a preposition: « jazz Nantes ce soir ». The next word must be known, so that «
 * Toulouse Lautrec » is not read as a place.
 */
function addTowns(context: PhraseContext, found: readonly FoundMatch[]): FoundMatch[] {
  const { tokens, grammar } = context;
  const towns: FoundMatch[] = [];
  // A noun without meaning may stand beside a name, « sorties Nantes », and no preposition or pronoun: these are shorter.
  const isNoun = (word: string) => word.length > 5 && grammar.silent.has(word);
  const isKnown = (at: number) =>
    at >= tokens.length ||
    isNoun(wordAt(context, at)) ||
    /[,-]/.test(wordAt(context, at)) ||
    isOr(context, at) ||
    isBeforeSecondTown(context, at) ||
    found.some(({ from }) => from === at);
  for (let at = 0; at < tokens.length; at++) {
    const match = found.find(({ from, to }) => from <= at && at < to);
    const previous = wordAt(context, at - 1);
    const isFree = isNoun(previous) || !grammar.silent.has(previous);
    const isOpening = isFree || isOr(context, at - 1) || isAnd(context, at - 1);
    if (match || tokens[at]?.isJoined || !isOpening) continue;
    const town = readTown(context, at);
    const to = at + (town?.length ?? 0);
    const isWhole = !found.some(({ from }) => from > at && from < to) && !tokens[to]?.isJoined;
    // Two towns in sequence are both uncertain. At the beginning, two words are no first name: « Saint-Brieuc karaoké ».
    const isName = at === 0 && to > 1;
    const isBefore = isName || isKnown(to) || /^\d/.test(wordAt(context, to)) || readTown(context, to) !== undefined;
    if (!town || !isWhole || !isBefore) continue;
    towns.push({ from: at, to, filters: town.filters, options: town.options });
    at = to - 1;
  }
  return [...found, ...towns].sort((one, other) => one.from - other.from);
}
