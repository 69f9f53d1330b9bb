import { dropForbiddenCharacters } from '@lively/engine';
import { dropDirections } from '@lively/engine/directions';

/**
 * Removes the spaces around a typed text, and the characters that the database refuses: the vertical tabs of a word processor, and
 * the controls that would set the direction of the text around it. Returns an empty text if no character is visible: zero-width
 * characters, soft hyphens, blank letters, or marks without a base letter.
 */
export function trimText(text: string): string {
  return visible.test(text) ? dropDirections(dropForbiddenCharacters(text)).trim() : '';
}

// U+2800 is the empty Braille pattern: Unicode classifies it as a symbol, but it looks blank.
const visible = /[^\s\p{Cc}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;
