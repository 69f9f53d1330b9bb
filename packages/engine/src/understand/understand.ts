import { createGrammar, type Grammar } from './createGrammar.ts';
import type { FoundMatch } from './FoundMatch.ts';
import { textBetween } from './findAt.ts';
import { dayOf } from './findDate.ts';
import { findMatches } from './findMatches.ts';
import { readLoneName } from './readPlace.ts';
import { readTokens, type Token } from './readTokens.ts';
import { settleMatches } from './settleMatches.ts';
import type { Span, Understanding } from './Understanding.ts';
import type { UnderstandingOptions } from './UnderstandingOptions.ts';

/** The max number of characters of a line that are read. The rest stays text. */
const maxLength = 200;

/**
 * Reads a search line: filters of the explore query with their words, names to choose between, and the remaining text.
 * Uncertain words stay text.
 *
 * @example
 * understand('concert jazz gratuit ce week-end', options).filters;
 * // category music [0, 7], subcategory jazz [8, 12], maxPrice 0 [13, 20], day weekend [21, 32]
 */
export function understand(line: string, options: UnderstandingOptions): Understanding {
  const { dictionary, findPlaces, usable, further } = options;
  const grammar = createGrammar(dictionary);
  const tokens = readTokens(line.slice(0, maxLength));
  const context = { tokens, grammar, findPlaces, further, today: dayOf(options.today) };
  const found = findMatches(context, further).filter(({ filters }) =>
    filters.every(({ filter }) => !usable || usable.includes(filter)),
  );
  const settle = (each: readonly FoundMatch[]) => {
    const settled = settleMatches(each);
    return further?.settle(settled) ?? settled;
  };
  const lone = found.some(({ filters, isUnread }) => filters.length || isUnread) ? undefined : readLoneName(context);
  const matches = lone ? [{ from: 0, to: tokens.length, ...lone }] : settle(found);
  const text = restOf(line, tokens, matches, grammar);
  return {
    filters: matches.flatMap((match) => match.filters.map((filter) => ({ ...filter, words: spanOf(match, tokens) }))),
    choices: matches.filter(isChoice).map((match) => ({ words: spanOf(match, tokens), options: match.options ?? [] })),
    text,
    needsFurther: found.some(({ isFurther }) => isFurther),
    unread: matches.filter(({ isUnread }) => isUnread).map((match) => spanOf(match, tokens)),
  };
}

function spanOf({ from, to }: Pick<FoundMatch, 'from' | 'to'>, tokens: readonly Token[]): Span {
  return [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
}

/**
 * Removes the words of filters from the line, and the small words around them. The words of a choice stay, because the
 * user is asked about them. A line in which nothing is read stays unchanged.
 */
function restOf(line: string, tokens: readonly Token[], matches: readonly FoundMatch[], grammar: Grammar): string {
  const read = matches.filter(({ filters, isUnread, said }) => filters.length || isUnread || said);
  if (!read.length) return line.trim();
  const asked = new Set(matches.filter(isChoice).flatMap((match) => tokens.slice(match.from, match.to)));
  const isTelling = (token: Token) =>
    asked.has(token) || (!/[,&+-]/.test(token.word) && !grammar.lists('silent', token.word));
  const rest: (string | undefined)[] = [];
  let from = 0;
  for (const { from: to, to: next, said } of [...read, textBetween(tokens.length, tokens.length)]) {
    const kept = trim(tokens.slice(from, to), isTelling);
    rest.push(line.slice(kept[0]?.start ?? 0, kept.at(-1)?.end ?? 0), said);
    from = next;
  }
  rest.push(line.slice(maxLength));
  return rest.filter(Boolean).join(' ').trim();
}

function trim(tokens: readonly Token[], isTelling: (token: Token) => boolean): readonly Token[] {
  const end = tokens.findLastIndex(isTelling) + 1;
  return tokens.slice(0, end).slice(tokens.findIndex(isTelling));
}

/** Whether the user has to choose between several meanings. */
function isChoice({ options = [] }: Pick<FoundMatch, 'options'>): boolean {
  return options.length > 1;
}
