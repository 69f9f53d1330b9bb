import { isOneTypingError } from '../text/isOneTypingError.ts';
import type { Grammar } from './createGrammar.ts';

/**
 * Returns the only word of the dictionary that differs from the typed word by one wrong, missing, added or swapped letter, in a word of
 * five letters only by swapped ones; otherwise the typed word. The first letter must be correct.
 */
export function correctWord({ corrected, known }: Grammar, typed: string): string {
  const sort = (word: string) => [...word].sort().join();
  const found = [...corrected].filter(
    (each) => isOneTypingError(typed, each) && (each.length > 5 || sort(each) === sort(typed)),
  );
  const [word = typed] = found;
  // A plural is exact, or a weekday that is every such day.
  const isPlural = typed === `${word}s` && !word.endsWith('s');
  return found.length > 1 || isPlural || known.has(typed) ? typed : word;
}
