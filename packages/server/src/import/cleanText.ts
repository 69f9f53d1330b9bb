/**
 * A text of a source as it may be stored and shown: no control character, no half of a character, single spaces, at most
 * one empty line in a row. What is longer than the limit ends in `…`. Null for anything else than a text or a number,
 * and for a text with nothing to see.
 *
 * @example
 * cleanText('  Bal\u0000  swing ', 100); // 'Bal swing'
 */
export function cleanText(value: unknown, limit: number): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const written = String(value);
  // What is far too long need not be read to its end.
  const enough = 4 * limit + 1000;
  const text = written
    .slice(0, enough)
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/ +/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return hasSomethingToSee.test(text) ? shorten(text, limit, written.length > enough) : null;
}

/** The same on one line. */
export function cleanLine(value: unknown, limit: number): string | null {
  return cleanText(typeof value === 'string' ? value.replace(/[\r\n]+/g, ' ') : value, limit);
}

/** Neither a space, a control, a combining mark, nor one of the letters and symbols that are drawn as nothing. */
const hasSomethingToSee = /[^\p{C}\p{Z}\p{M}\s\u115F\u1160\u2800\u3164\uFFA0]/u;

/** The database counts characters, not UTF-16 units. */
function shorten(text: string, limit: number, isCutAlready: boolean): string {
  const characters = [...text];
  return characters.length > limit || isCutAlready ? `${characters.slice(0, limit - 1).join('')}…` : text;
}
