import { splitWords } from '../text/splitWords.ts';

const silentWords = new Set(['le', 'la', 'les', 'l', 'saint', 'sainte', 'saints', 'saintes', 'st', 'ste']);

/**
 * Returns the words of a name from the first significant word on: 5,000 communes begin with an article or with “saint”.
 *
 * @example
 * tellingWords(['saint', 'martin', 'de', 're']); // ['martin', 'de', 're']
 * tellingWords(['saintes']); // ['saintes']
 */
export function tellingWords(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word, index) => !silentWords.has(word) || index === words.length - 1);
  return words.slice(Math.max(0, first));
}

/** Returns the two letters that select the shard of a name, folded; fewer if the name is shorter. */
export function filingLetters(name: string): string {
  return tellingWords(splitWords(name)).join('').slice(0, 2);
}
