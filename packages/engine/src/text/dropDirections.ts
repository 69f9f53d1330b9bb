/**
 * Removes the characters that set the direction of the text around them: embeddings, overrides and isolates. The marks U+200E and
 * U+200F stay, because they act only at their place. The database refuses the same characters in names and titles.
 *
 * @example
 * dropDirections('Bal \u202Egniws'); // 'Bal gniws'
 */
export function dropDirections(text: string): string {
  return text.replace(/[\u202A-\u202E\u2066-\u2069]/g, '');
}
