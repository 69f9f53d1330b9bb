import { foldText } from './foldText.ts';

/**
 * Splits a text into folded words. Any character that is not a letter or a digit separates words.
 *
 * @example
 * splitWords('L’Été à Saint-Ouen !'); // ['l', 'ete', 'a', 'saint', 'ouen']
 */
export function splitWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
