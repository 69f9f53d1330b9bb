/**
 * Cleans a text of a source, so that it can be stored and shown: no control or forbidden character, single spaces, at most
 * one empty line in a row. A text longer than the limit is cut and ends in `…`. Returns null for a value that is neither a text
 * nor a number, and for a text without visible characters.
 *
 * @example
 * cleanText('  Bal\u0000  swing ', 100); // 'Bal swing'
 */
export function cleanText(value: unknown, limit: number): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const written = String(value);
  // The rest of a much too long text is not read.
  const enough = 4 * limit + 1000;
  const begun = written.slice(0, enough);
  const text = (hasSomethingToClean.test(begun) ? cleanCharacters(begun) : begun).trim();
  return hasSomethingToSee.test(text) ? shorten(text, limit, written.length > enough) : null;
}

/** Cleans a text in the same way, and joins it to one line. */
export function cleanLine(value: unknown, limit: number): string | null {
  return cleanText(typeof value === 'string' ? value.replace(/[\r\n]+/g, ' ') : value, limit);
}

/** Most texts have nothing of it, and reading them once is much faster than looking for each. */
const hasSomethingToClean = /[\p{Cc}\p{Surrogate}\uFFFE\uFFFF]| {2}/u;

function cleanCharacters(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/[\p{Surrogate}\uFFFE\uFFFF]/gu, '\uFFFD')
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n');
}

/** Matches a visible character: no space, control or combining mark, and none of the letters and symbols without a glyph. */
const hasSomethingToSee = /[^\p{C}\p{Z}\p{M}\s\u115F\u1160\u2800\u3164\uFFA0]/u;

/** Shortens a text by characters, which the database counts, instead of UTF-16 units. */
function shorten(text: string, limit: number, isCutAlready: boolean): string {
  // No text has more characters than units.
  if (text.length <= limit && !isCutAlready) return text;
  const characters = [...text];
  return characters.length > limit || isCutAlready ? `${characters.slice(0, limit - 1).join('')}…` : text;
}
