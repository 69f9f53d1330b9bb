import { foldText } from './foldText.ts';

/**
 * The words of a text, folded. Everything that is neither letter nor digit separates.
 *
 * @example
 * splitWords('L’Été à Saint-Ouen !'); // ['l', 'ete', 'a', 'saint', 'ouen']
 */
export function splitWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
