/**
 * A typed text without the spaces around it; empty where nothing of it can be seen: zero-width characters, soft hyphens,
 * blank letters, or marks without a letter to stand on.
 */
export function trimText(text: string): string {
  return visible.test(text) ? text.trim() : '';
}

// U+2800 is the empty Braille pattern: a symbol to Unicode, a blank to the eye.
const visible = /[^\s\p{Cc}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;
