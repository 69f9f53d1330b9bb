import { foldText, splitWords } from '@lively/engine';
import { cleanText } from './cleanText.ts';

/**
 * Joins the short and the long description, at most `limit` characters. Omits the short one if the long one repeats it: at its
 * beginning, or anywhere if it is more than a few words. Ignores case, accents, signs and spaces. A short text that was cut (`…`)
 * need not match to its last letter, and a text of many words may differ in a few.
 */
export function joinTexts(short: string | null, long: string | null, limit: number): string | null {
  if (!short || !long) return short ?? long;
  const [said, told] = [toLetters(short), toLetters(long)];
  const isCut = /(…|\.\.\.)\s*$/.test(short);
  // A cut is within a word, sometimes after a word with another spelling in the long text.
  const sought = isCut ? said.slice(0, Math.max(said.length - cutLetters, cutLetters)) : said;
  const isRepeated = told.startsWith(sought) || (sought.length >= fewLetters && told.includes(sought));
  return isRepeated || isRetold(short, long) ? long : cleanText(`${short}\n\n${long}`, limit);
}

const cutLetters = 15;
/** A shorter text could be a name that the long text contains too. */
const fewLetters = 25;

/** Returns true if the long text has nearly all words of the short text in order, because the author corrected a word. */
function isRetold(short: string, long: string): boolean {
  const said = listTriples(short);
  const told = new Set(listTriples(long));
  return said.length >= manyTriples && said.filter((triple) => told.has(triple)).length >= said.length * nearlyAll;
}

/** The number of triples in ten words. */
const manyTriples = 8;
const nearlyAll = 0.8;

/** Lists every three consecutive words. */
function listTriples(text: string): string[] {
  const words = splitWords(text);
  return words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`);
}

/** Returns the letters and digits of a text, without the gaps of HTML. */
function toLetters(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
}
