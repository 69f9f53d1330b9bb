import type { FoundMatch } from './FoundMatch.ts';
import type { FurtherReader } from './FurtherReader.ts';
import { correct, findAt, textBetween } from './findAt.ts';
import { isPartOfName } from './isPartOfName.ts';
import { joinLists, topicsOf } from './joinLists.ts';
import type { PhraseContext } from './readPhrase.ts';
import { cityPopulation, isPostalCode, readTown } from './readPlace.ts';
import { isPlace } from './settleMatches.ts';
import { isAnd, isOr, skipArticles, wordAt } from './wordAt.ts';

/**
 * Reads the tokens from left to right, the longest phrase first. What a negation excludes is read by `further`. A negation at the end of
 * a clause, or around a verb, applies to the whole clause, which stays text.
 */
export function findMatches(line: PhraseContext, further?: FurtherReader): FoundMatch[] {
  const context = correct(line);
  const { tokens } = context;
  const found: FoundMatch[] = [];
  let clause = 0;
  let [isNegated, isOpen] = [false, false];
  for (let at = 0, to = 0; at < tokens.length; at = to) {
    let next: FoundMatch | undefined;
    const read = findAt(context, at);
    to = read?.to ?? at + 1;
    if (wordAt(context, at) === ',' || read?.meaning === 'but') {
      [clause, isNegated] = [to, false];
    } else if (read && !isNegated && /^(not|without|never)$/.test(read.meaning)) {
      next = further?.read(context, read, clause) ?? { ...textBetween(at, to), isFurther: true };
      // The words of the clause become text, so that they are not read as a town.
      while ((found.at(-1)?.to ?? 0) > next.from) found.pop();
      isNegated = next.isClause ?? false;
      to = next.to;
    }
    next ??= isNegated ? textBetween(at, to) : read;
    // « avant vendredi 18 h », “after monday evening”: no filter means an hour of the first or the last day alone.
    if (isOpen && /^(at|hours)$/.test(read?.meaning ?? '')) next = { ...textBetween(at, to), isUnread: true };
    isOpen = /^(from|until)/.test(read?.meaning ?? '');
    if (next) found.push(next);
  }
  const withTowns = addTowns(
    context,
    found.filter((match) => !isPartOfName(context, match, found)),
  );
  const matches = joinLists(context, withTowns);
  return matches.map((match, index) =>
    isAlternative(context, matches, index) ? textBetween(match.from, match.to) : match,
  );
}

/**
 * Whether a match is one of several: « jazz ou blues », « Biarritz et Bayonne ». One of them alone is a wrong filter, and so is a circle
 * around what is no town: « Mont Saint-Michel et environs ».
 */
function isAlternative(context: PhraseContext, matches: readonly FoundMatch[], index: number): boolean {
  const match = matches[index];
  if (!match?.filters.length) return false;
  const { from, to } = match;
  const previous = matches.find((other) => other.to === from);
  if (isAnd(context, from)) return previous?.filters[0]?.filter !== 'commune';
  const next = matches[index + 1];
  // « rock, pop ou folk »
  const isInList =
    topicsOf(match).length > 0 &&
    wordAt(context, to) === ',' &&
    next !== undefined &&
    next.from < to + 5 &&
    String(topicsOf(next)) !== String(topicsOf(match)) &&
    isAlternative(context, matches, index + 1);
  const isOfTwo = isPlace(match) && (isAnd(context, from - 1) || isBeforeSecondTown(context, to));
  // « cours de danse ou de théâtre »
  const before = skipArticles(context, from - 1, -1);
  return (before > 0 && isOr(context, before)) || isOr(context, to) || isInList || isOfTwo;
}

function isBeforeSecondTown(context: PhraseContext, at: number): boolean {
  return isAnd(context, at) && readTown(context, at + 1, true) !== undefined;
}

/**
 * Adds the large communes without a preposition: « jazz Nantes ce soir ». The next word must be known, so that «
 * Toulouse Lautrec » is not read as a place.
 */
function addTowns(context: PhraseContext, found: readonly FoundMatch[]): FoundMatch[] {
  const { tokens, grammar } = context;
  const towns: FoundMatch[] = [];
  const isKnown = (at: number): boolean =>
    at >= tokens.length ||
    /^[,\d-]/.test(wordAt(context, at)) ||
    isOr(context, at) ||
    isBeforeSecondTown(context, at) ||
    found.some(({ from }) => from === at) ||
    (grammar.lists('silent', wordAt(context, at)) && isKnown(at + 1));
  for (let at = 0; at < tokens.length; at++) {
    const match = found.find(({ from, to }) => from <= at && at < to);
    const previous = wordAt(context, at - 1);
    // A church or a station has the name of a saint, too: « cathédrale Saint-Étienne ».
    const isSaint = /^s(ain)?te?$/.test(wordAt(context, at)) && /[a-z]/.test(previous);
    const isFree = previous === 'sur' || !(isSaint || grammar.lists('silent', previous)) || tokens[at - 1]?.isJoined;
    // “what's on Nice”
    const isAfterFilter = found.some(({ to, filters, isUnread }) => to === at && (filters.length > 0 || isUnread));
    const isCode = isPostalCode(wordAt(context, at));
    const isOpening = isCode || isFree || isAfterFilter || isOr(context, at - 1) || isAnd(context, at - 1);
    if (match || tokens[at]?.isJoined || !isOpening) continue;
    // « karaoké Tours », not « Les Deux Tours »
    const isCapital = tokens[at]?.isCapital;
    const town = readTown(context, at, isAfterFilter || (isCapital && tokens[at - 1]?.isCapital === false));
    if (!town) continue;
    const to = at + town.length;
    const isWhole = !found.some(({ from }) => from > at && from < to) && !tokens[to]?.isJoined;
    // Two towns in sequence are both uncertain. At the beginning, two words are no first name, and a name would have a capital letter
    // after it: « Saint-Brieuc karaoké », “Lyon Christmas market”, not « Toulouse Lautrec ».
    const next = wordAt(context, to);
    const isNext = (tokens[to]?.isCapital && !grammar.known.has(next)) || grammar.lists('silent', next);
    const isCity = !isNext && readTown(context, at, false, cityPopulation)?.filters[0]?.filter === 'commune';
    // Two words are no other name: « sorties Loire-Atlantique avec poussette ».
    const isArea = town.length > 1 && town.filters[0]?.filter === 'areas';
    const isName =
      isCode || isArea || (at === 0 && to > 1) || (isCity && (at === 0 || isCapital || isAfterFilter || !isFree));
    const isBefore = isName || isKnown(to) || readTown(context, to) !== undefined;
    if (!isWhole || !isBefore) continue;
    towns.push({ ...town, from: at, to });
    at = to - 1;
  }
  return [...found, ...towns].sort((one, other) => one.from - other.from);
}
