import { correctWord } from './correctWord.ts';
import type { FoundMatch } from './FoundMatch.ts';
import { type PhraseContext, type Reading, readPhrase } from './readPhrase.ts';
import { readTown } from './readPlace.ts';

/** A match with the meaning of its phrase. */
export type Candidate = FoundMatch & { readonly meaning: string };

/** The words of a line, with typing errors corrected; also as a text. */
export interface CorrectedContext extends PhraseContext {
  readonly words: readonly string[];
  /** The words as typed, in lower case. */
  readonly raw: readonly string[];
  readonly text: string;
}

/** Returns the longest match that begins at a token. */
export function findAt(context: CorrectedContext, at: number): Candidate | undefined {
  const { tokens, grammar, words, raw, text } = context;
  const token = tokens[at];
  if (!token || token.isJoined || token.word === ',') return undefined;
  let best: Candidate | undefined;
  const keep = (candidate: Candidate) => {
    // The words of a category are exact, the pattern of a phrase is not: « course de moto ».
    const isTold = candidate.meaning === 'word' && best?.meaning === 'text' && candidate.to === best.to;
    if ((isTold || candidate.to > (best?.to ?? at)) && !tokens[candidate.to]?.isJoined) best = candidate;
  };
  const start = [...words.slice(0, at), ''].join(' ').length;
  for (const { meaning, pattern } of grammar.rules) {
    pattern.lastIndex = start;
    const match = pattern.exec(text);
    if (!match) continue;
    const end = at + match[0].split(' ').length;
    const reading: Reading | undefined = markers.test(meaning)
      ? { filters: [] }
      : readPhrase(meaning, match.groups ?? {}, end, context);
    if (reading)
      keep({ from: at, to: end + (reading.length ?? 0), meaning, isUnread: meaning === 'unread', ...reading });
  }
  for (let to = Math.min(at + maxWords, tokens.length); to > at; to--) {
    // As typed, too: a correction may be another word.
    const [word] = [words, raw].flatMap((each) => grammar.words.get(each.slice(at, to).join(' ')) ?? []);
    if (word) keep({ ...word, from: at, to, meaning: 'word', filters: [word.filter] });
  }
  return best;
}

/** Corrects the words of a line, except the names of towns, and writes numbers that count something as digits. */
export function correct(context: PhraseContext): CorrectedContext {
  const { tokens, grammar } = context;
  const typed = tokens.map(({ word }) => word);
  const words = typed.map((word, at) => {
    const number = grammar.dictionary.numbers.split(' ').indexOf(word) + 1;
    // « huit heures », “at eight”, « a las ocho »
    if (number && (/^(at|las)$/.test(typed[at - 1] ?? '') || grammar.counted.test(typed.slice(at + 1).join(' '))))
      return String(number);
    const right = correctWord(grammar, word);
    return right !== word && readTown(context, at) ? word : right;
  });
  return { ...context, words, raw: tokens.map(({ raw }) => raw), text: words.join(' ') };
}

/** Returns the large commune or the area whose name begins at a token. */
export function findTown(context: PhraseContext, at: number): Candidate | undefined {
  const town = readTown(context, at);
  return town && { ...town, from: at, to: at + town.length, meaning: 'town' };
}

/** Returns words that stay text. */
export const textBetween = (from: number, to: number): FoundMatch => ({ from, to, filters: [] });

/** The max number of words in a phrase of a category. */
const maxWords = 5;

/** The meanings that are no filters: they change that of other words, or keep words as text. */
const markers = /^(not|without|never|but|unread|text)$/;
