/**
 * Adds `https://` to a text that begins with the name of a host: `www.helloasso.com/jam`. Any other text is unchanged,
 * also one with another scheme, a user name or no dot.
 */
export function completeUrl(text: string): string {
  return /^([\p{L}\p{N}-]+\.)+\p{L}{2,}([/?#]|$)/u.test(text) ? `https://${text}` : text;
}
