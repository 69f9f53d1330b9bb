import { dropForbiddenCharacters } from '@lively/engine';

/**
 * Removes the spaces around a typed text, and the characters that the database refuses: the vertical tabs of a word processor, and
 * the controls that would set the direction of the text around it. Returns an empty text if no character is visible: zero-width
 * characters, soft hyphens, blank letters, or marks without a base letter.
 */
export function trimText(text: string): string {
  return visible.test(text) ? dropForbiddenCharacters(text).replace(directions, '').trim() : '';
}

/** Embeddings, overrides and isolates. The marks U+200E and U+200F stay: they act only at their place. */
const directions = /[\u202A-\u202E\u2066-\u2069]/g;

// U+2800 is the empty Braille pattern: Unicode classifies it as a symbol, but it looks blank.
const visible = /[^\s\p{Cc}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;
