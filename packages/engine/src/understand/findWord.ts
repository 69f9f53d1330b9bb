import type { Grammar, WordMeaning } from './createGrammar.ts';
import type { Token } from './readTokens.ts';

const maxWords = 5;

/** Finds the longest words of a category that begin at a token. A single word may have one wrong letter. */
export function findWord(
  grammar: Grammar,
  tokens: readonly Token[],
  at: number,
): { readonly meaning: WordMeaning; readonly length: number; readonly isMistyped?: true } | undefined {
  for (let length = Math.min(maxWords, tokens.length - at); length > 0; length--) {
    const part = tokens.slice(at, at + length);
    const meaning =
      grammar.words.get(part.map(({ word }) => word).join(' ')) ??
      grammar.words.get(part.map(({ raw }) => raw).join(' '));
    if (meaning) return { meaning, length };
  }
  const meaning = findMistyped(grammar, tokens[at]?.word ?? '');
  return meaning && { meaning, length: 1, isMistyped: true };
}

/**
 * Finds the only word that differs from the typed word by one wrong, missing, added or swapped letter. The first letter
 * must be correct.
 */
function findMistyped({ words, longWords, lookalikes, silent }: Grammar, typed: string): WordMeaning | undefined {
  if (typed.length < 5 || lookalikes.has(typed) || silent.has(typed)) return undefined;
  let found: WordMeaning | undefined;
  for (let length = typed.length - 1; length <= typed.length + 1; length++) {
    for (const word of longWords.get(length) ?? []) {
      if (word[0] !== typed[0] || !isOneTypingError(typed, word)) continue;
      const meaning = words.get(word);
      if (found && meaning?.filter?.value !== found.filter?.value) return undefined;
      found = meaning;
    }
  }
  return found;
}

function isOneTypingError(typed: string, word: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start++;
  let [typedEnd, wordEnd] = [typed.length, word.length];
  while (typedEnd > start && wordEnd > start && typed[typedEnd - 1] === word[wordEnd - 1]) {
    typedEnd--;
    wordEnd--;
  }
  const [wrong, right] = [typed.slice(start, typedEnd), word.slice(start, wordEnd)];
  return (wrong.length < 2 && right.length < 2) || (wrong.length === 2 && right === `${wrong[1]}${wrong[0]}`);
}
