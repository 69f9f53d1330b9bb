import { foldText } from './foldText.ts';

/**
 * The folded words of a text. Any character but letters and digits separates words.
 *
 * @example
 * splitWords('L’Été à Saint-Ouen !'); // ['l', 'ete', 'a', 'saint', 'ouen']
 */
export function splitWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
