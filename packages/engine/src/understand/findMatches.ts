import { correctWord } from './correctWord.ts';
import type { FoundMatch } from './FoundMatch.ts';
import { isPartOfName } from './isPartOfName.ts';
import { joinLists, topicsOf } from './joinLists.ts';
import { type PhraseContext, type Reading, readPhrase } from './readPhrase.ts';
import { cityPopulation, readTown } from './readPlace.ts';
import type { Topic } from './Understanding.ts';
import { endsClause, isAnd, isOr, skipArticles, wordAt } from './wordAt.ts';

type Candidate = FoundMatch & { readonly meaning: string };

/** The words of a line, with typing errors corrected; as a text, with the start of each word. */
interface Corrected {
  readonly words: readonly string[];
  /** The words as typed, in lower case. */
  readonly raw: readonly string[];
  readonly text: string;
  readonly starts: readonly number[];
}

/**
 * Reads the tokens from left to right, the longest phrase first. Topics after a negation are excluded; anything else that is negated
 * is not read. A negation at the end of a clause, or around a verb, applies to the whole clause, which stays text.
 */
export function findMatches(context: PhraseContext): FoundMatch[] {
  const { tokens } = context;
  const corrected = correct(context);
  const found: FoundMatch[] = [];
  let clause = 0;
  let isNegated = false;
  for (let at = 0, to = 0; at < tokens.length; at = to) {
    let next: FoundMatch | undefined;
    const read = findAt(context, corrected, at);
    to = read?.to ?? at + 1;
    const isNegation = read?.meaning === 'not' || read?.meaning === 'without';
    if (wordAt(context, at) === ',' || read?.meaning === 'but') {
      [clause, isNegated] = [to, false];
    } else if (read?.meaning === 'never' || (isNegation && endsClause(context, to))) {
      // The words of the clause become text, so that they are not read as a town.
      while ((found.at(-1)?.to ?? 0) > clause) found.pop();
      next = textBetween(clause, to);
      isNegated = true;
    } else if (isNegation && !isNegated) {
      next = readExclusion(context, corrected, read) ?? readNegated(context, corrected, read);
      to = next.to;
    }
    next ??= isNegated ? textBetween(at, to) : read;
    if (next) found.push(next);
  }
  const withTowns = addTowns(
    context,
    found.filter((match) => !isPartOfName(context, match, found)),
  );
  const matches = joinLists(context, withTowns);
  const asked = new Set(matches.flatMap(topicsOf));
  return matches.map((match, index) => {
    if (isAlternative(context, matches, index)) return textBetween(match.from, match.to);
    // « rock sans metal »: both are one subcategory.
    const isAsked = match.filters.some(
      ({ filter, value }) => filter === 'without' && value.some((each) => asked.has(each)),
    );
    return isAsked ? { ...match, filters: [], isUnread: true } : match;
  });
}

/**
 * Reads the topics after a word that excludes them: « sauf rock », « ni théâtre ni danse ». Undefined if a word beside them may
 * narrow them: « pas de jazz manouche ».
 */
function readExclusion(
  context: PhraseContext,
  corrected: Corrected,
  { from, to, meaning }: Candidate,
): FoundMatch | undefined {
  if (meaning !== 'without') return undefined;
  const topics: Topic[] = [];
  let end = to;
  let isOpen = true;
  for (let at = to; ; ) {
    const next = findAt(context, corrected, skipArticles(context, at));
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
      const isKnown = next && !found.length && (isRead(next) || isMarker(next.meaning));
      if (!topics.length || !(isKnown || endsClause(context, at) || readTown(context, at))) return undefined;
      return { from, to: end, filters: [{ filter: 'without', value: topics }] };
    }
  }
}

/**
 * Reads what is negated and no topic: the words up to the next filter or town, and after a topic all words up to another filter,
 * because they belong to it. Without a filter, the words of the clause stay text.
 */
function readNegated(context: PhraseContext, corrected: Corrected, { from, to }: FoundMatch): FoundMatch {
  let isUnread = false;
  let at = to;
  while (!endsClause(context, at)) {
    const next = findAt(context, corrected, at);
    const filter = next && isRead(next) ? next : findTown(context, at);
    if (next?.meaning === 'but' || (isUnread && filter && !isCategory(filter))) break;
    at = filter?.to ?? at + 1;
    if (filter) isUnread = true;
    if (filter && !isCategory(filter)) break;
  }
  return { ...textBetween(from, at), isUnread };
}

/** Whether a match is one of several: « jazz ou blues », « Biarritz et Bayonne ». One of them alone is a wrong filter. */
function isAlternative(context: PhraseContext, matches: readonly FoundMatch[], index: number): boolean {
  const match = matches[index];
  if (!match?.filters.length) return false;
  const { from, to, filters } = match;
  const isPlace = filters.some(({ filter }) => filter === 'commune' || filter === 'areas');
  const next = matches[index + 1];
  // « rock, pop ou folk »
  const isInList =
    topicsOf(match).length > 0 &&
    wordAt(context, to) === ',' &&
    next !== undefined &&
    next.from < to + 5 &&
    String(topicsOf(next)) !== String(topicsOf(match)) &&
    isAlternative(context, matches, index + 1);
  const isOfTwo = isPlace && (isAnd(context, from - 1) || isBeforeSecondTown(context, to));
  return isOr(context, from - 1) || isOr(context, to) || isInList || isOfTwo;
}

function isBeforeSecondTown(context: PhraseContext, at: number): boolean {
  return isAnd(context, at) && readTown(context, at + 1) !== undefined;
}

const isCategory = ({ family }: FoundMatch) => family !== undefined;

const isRead = ({ filters, options = [] }: FoundMatch) => filters.length + options.length > 0;

function findTown(context: PhraseContext, at: number): FoundMatch | undefined {
  const town = readTown(context, at);
  return town && { ...town, from: at, to: at + town.length };
}

const textBetween = (from: number, to: number): FoundMatch => ({ from, to, filters: [] });

/** Corrects the words of a line, except the names of towns. */
function correct(context: PhraseContext): Corrected {
  const words = context.tokens.map(({ word }, at) => {
    const right = correctWord(context.grammar, word);
    return right !== word && readTown(context, at) ? word : right;
  });
  let length = -1;
  const starts = words.map((word) => {
    const start = length + 1;
    length = start + word.length;
    return start;
  });
  return { words, raw: context.tokens.map(({ raw }) => raw), text: words.join(' '), starts };
}

/** Returns the longest match that begins at a token. */
function findAt(context: PhraseContext, corrected: Corrected, at: number): Candidate | undefined {
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
    pattern.lastIndex = corrected.starts[at] ?? 0;
    const match = pattern.exec(corrected.text);
    if (!match) continue;
    const end = at + match[0].split(' ').length;
    const reading: Reading | undefined = isMarker(meaning)
      ? { filters: [] }
      : readPhrase(meaning, match.groups ?? {}, end, context);
    if (reading)
      keep({ from: at, to: end + (reading.length ?? 0), meaning, isUnread: meaning === 'unread', ...reading });
  }
  keep({ ...textBetween(at, findAsking(context, at)), meaning: 'unread', isUnread: true });
  for (let to = Math.min(at + maxWords, tokens.length); to > at; to--) {
    const find = (words: readonly string[]) => grammar.words.get(words.slice(at, to).join(' '));
    const word = find(corrected.words) ?? find(corrected.raw);
    if (word) keep({ ...word, from: at, to, meaning: 'word', filters: [word.filter] });
  }
  return best;
}

/** The max number of words in a phrase of a category. */
const maxWords = 5;

/** Returns the index after the last asking word of those from a token on, with the words that are joined to it; 0 without any. */
function findAsking({ tokens, grammar: { asking, silent } }: PhraseContext, at: number): number {
  let last = 0;
  for (let end = at; end < tokens.length; end++) {
    const { word, isJoined } = tokens[end] ?? { word: '' };
    if (asking.has(word) || (isJoined && last === end)) last = end + 1;
    else if (!silent.has(word)) break;
  }
  return last;
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
  const isKnown = (at: number): boolean =>
    at >= tokens.length ||
    isNoun(wordAt(context, at)) ||
    /[,-]/.test(wordAt(context, at)) ||
    isOr(context, at) ||
    isBeforeSecondTown(context, at) ||
    found.some(({ from }) => from === at) ||
    (grammar.silent.has(wordAt(context, at)) && isKnown(at + 1));
  for (let at = 0; at < tokens.length; at++) {
    const match = found.find(({ from, to }) => from <= at && at < to);
    const previous = wordAt(context, at - 1);
    const isFree = isNoun(previous) || previous === 'sur' || !grammar.silent.has(previous);
    const isOpening = isFree || isOr(context, at - 1) || isAnd(context, at - 1);
    if (match || tokens[at]?.isJoined || !isOpening) continue;
    const isAfterFilter = found.some((match) => match.to === at && match.filters.length > 0);
    const town = readTown(context, at, isAfterFilter);
    if (!town) continue;
    const to = at + town.length;
    const isWhole = !found.some(({ from }) => from > at && from < to) && !tokens[to]?.isJoined;
    // Two towns in sequence are both uncertain. At the beginning, two words are no first name, and a name would have a capital letter
    // after it: « Saint-Brieuc karaoké », « lyon bowling », not « Toulouse Lautrec ».
    const isNext = tokens[to]?.isCapital || grammar.silent.has(wordAt(context, to));
    const isCity = !isNext && readTown(context, at, false, cityPopulation)?.filters[0]?.filter === 'commune';
    const isName = (at === 0 && to > 1) || (isCity && (at === 0 || isAfterFilter || isNoun(previous) || !isFree));
    const isBefore = isName || isKnown(to) || /^\d/.test(wordAt(context, to)) || readTown(context, to) !== undefined;
    if (!isWhole || !isBefore) continue;
    towns.push({ from: at, to, filters: town.filters, options: town.options });
    at = to - 1;
  }
  return [...found, ...towns].sort((one, other) => one.from - other.from);
}
