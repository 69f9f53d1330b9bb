/**
 * The link, when it is one that may be followed: `https:`, a host and nothing before it, no space, control character,
 * backslash or lone surrogate anywhere. Null for anything else. Decision 12.
 *
 * @example
 * safeHttpsUrl('javascript:alert(1)'); // null
 */
export function safeHttpsUrl(text: string | null): string | null {
  return text && /^https:\/\/[\p{L}\p{N}][\p{L}\p{N}.-]*(:\d+)?([/?#][^\s\p{C}\\]*)?$/iu.test(text) ? text : null;
}
