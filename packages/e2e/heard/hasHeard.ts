import type { Words } from './Journey';
import type { Utterance } from './readSpeech';

/** Tells whether words were said in their order. `{{name}}` in them stands for any words. */
export function hasHeard(utterances: readonly Utterance[], words: readonly Words[]): boolean {
  const said = simplify(utterances.map(({ text }) => text).join(' '));
  let at = 0;
  for (const each of words) {
    const ends = [each].flat().map((text) => findEnd(said, text, at));
    const found = ends.filter((end) => end >= 0);
    if (found.length === 0) return false;
    at = Math.min(...found);
  }
  return true;
}

/** Returns where a text ends, or -1. */
function findEnd(said: string, text: string, start: number): number {
  let at = start;
  for (const part of text.split(/\{\{\w+\}\}/).map(simplify)) {
    const found = said.indexOf(part, at);
    if (found < 0) return -1;
    at = found + part.length;
  }
  return at;
}

/** Spaces and capitals cannot be heard. */
function simplify(text: string): string {
  return text
    .replace(/[\u2060\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
