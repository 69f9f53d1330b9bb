import { foldText, splitWords } from '@lively/engine';
import { cleanText } from './cleanText.ts';

/**
 * The short description, then the long one, at most `limit` characters. The short one is left out where the long one says it:
 * at its head, or further on if it is more than a few words. Neither case, accents, signs nor spaces matter, a short one that
 * was cut (`…`) need not match to its last letter, and one of many words may differ in a few.
 */
export function joinTexts(short: string | null, long: string | null, limit: number): string | null {
  if (!short || !long) return short ?? long;
  const [said, told] = [toLetters(short), toLetters(long)];
  const isCut = /(…|\.\.\.)\s*$/.test(short);
  // A cut ends within a word, sometimes after a word that the long text spells otherwise.
  const sought = isCut ? said.slice(0, Math.max(said.length - cutLetters, cutLetters)) : said;
  const isRepeated = told.startsWith(sought) || (sought.length >= fewLetters && told.includes(sought));
  return isRepeated || isRetold(short, long) ? long : cleanText(`${short}\n\n${long}`, limit);
}

const cutLetters = 15;
/** Fewer could be a name that the long text has too. */
const fewLetters = 25;

/** Whether nearly all the words of a short text stand in the long one in the same order: an author corrected one of them. */
function isRetold(short: string, long: string): boolean {
  const said = listTriples(short);
  const told = new Set(listTriples(long));
  return said.length >= manyTriples && said.filter((triple) => told.has(triple)).length >= said.length * nearlyAll;
}

/** Ten words. */
const manyTriples = 8;
const nearlyAll = 0.8;

/** Each three words that follow each other. */
function listTriples(text: string): string[] {
  const words = splitWords(text);
  return words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`);
}

/** What is read aloud of a text, without the gaps that HTML leaves. */
function toLetters(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
}
