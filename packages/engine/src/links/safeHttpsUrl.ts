/**
 * Returns the URL if it is safe to follow: `https:`, a host without user name, and no space, control character,
 * backslash or lone surrogate. Null for any other text. See docs/architecture.md#ticket-links.
 *
 * @example
 * safeHttpsUrl('javascript:alert(1)'); // null
 */
export function safeHttpsUrl(text: string | null): string | null {
  return text && /^https:\/\/[\p{L}\p{N}][\p{L}\p{N}.-]*(:\d+)?([/?#][^\s\p{C}\\]*)?$/iu.test(text) ? text : null;
}
