import { commonSearchWords, searchWordLimit } from '../src/constants.ts';
import { splitWords } from '../src/text/splitWords.ts';

/**
 * Returns the words of a text that a search uses, in their order, each once: at most `searchWordLimit`. A common word or a letter
 * is left out beside other words, and of letters alone only the first is used: each would match a large part of all events.
 *
 * @example
 * searchedWords('un concert à l’Olympia'); // ['concert', 'olympia']
 */
export function searchedWords(text: string): string[] {
  const words = [...new Set(splitWords(text))];
  const rare = words.filter((word) => !commonSearchWords.includes(word));
  const kept = rare.length ? rare : words;
  const long = kept.filter((word) => !/^[a-z]$/.test(word));
  return long.length ? long.slice(0, searchWordLimit) : kept.slice(0, 1);
}
