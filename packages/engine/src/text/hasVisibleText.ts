/**
 * Whether a text has a visible character: a letter, digit, sign or symbol. Spaces, control and format characters, lone
 * surrogates, marks without a base and invisible letters (Hangul fillers, the empty Braille pattern) are not visible.
 *
 * @example
 * hasVisibleText('\u200b\u3164 '); // false
 */
export function hasVisibleText(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(/[\p{DI}\u2800]/gu, ''));
}
