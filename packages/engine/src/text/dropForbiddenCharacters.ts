/**
 * Removes the characters that a stored text cannot contain: control characters except newline and tab, lone surrogates,
 * U+FFFE and U+FFFF. XML 1.0 forbids them (https://www.w3.org/TR/xml/#charsets).
 *
 * @example
 * dropForbiddenCharacters('Bal\u0008 swing\uffff'); // 'Bal swing'
 */
export function dropForbiddenCharacters(text: string): string {
  return text.replace(/[^\P{Cc}\n\t\x80-\x9f]|[\p{Cs}\ufffe\uffff]/gu, '');
}
