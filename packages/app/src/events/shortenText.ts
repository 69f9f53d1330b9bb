/** Truncates a text to a number of characters, at a space, with an ellipsis. */
export function shortenText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength + 1);
  const end = cut.search(/\s+\S*$/);
  // Without a space, cuts between two characters, never within a surrogate pair.
  const kept = end > maxLength / 2 ? cut.slice(0, end) : cut.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.trimEnd()}…`;
}
