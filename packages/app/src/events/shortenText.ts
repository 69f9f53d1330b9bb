/** Truncates a text to a number of characters, at a space, with an ellipsis. */
export function shortenText(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most + 1);
  const end = cut.search(/\s+\S*$/);
  // Without a space, cuts between two characters, never within a surrogate pair.
  const kept = end > most / 2 ? cut.slice(0, end) : cut.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.trimEnd()}…`;
}
