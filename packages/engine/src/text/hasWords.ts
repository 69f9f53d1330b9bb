import { splitWords } from './splitWords.ts';

/** Whether one of the texts contains the words in this order, each with or without its plural. */
export function hasWords(texts: readonly (string | null)[], words: string): boolean {
  const searched = splitWords(words).map(singularOf);
  return texts.some((text) => {
    const found = splitWords(text ?? '').map(singularOf);
    return found.some((_, at) => searched.every((word, next) => found[at + next] === word));
  });
}

/** Returns a folded word without the `s` of its plural. */
export const singularOf = (word: string): string => word.replace(/(?<=...)s$/, '');
