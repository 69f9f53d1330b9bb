import type { Utterance } from './readSpeech';

/** Tells whether words were said in their order. `{{name}}` in them stands for any words. */
export function hasHeard(utterances: readonly Utterance[], words: readonly string[]): boolean {
  const said = simplify(utterances.map(({ text }) => text).join(' '));
  let at = 0;
  for (const part of words.flatMap((text) => text.split(/\{\{\w+\}\}/)).map(simplify)) {
    const found = said.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return true;
}

/** Spaces and capitals cannot be heard. */
function simplify(text: string): string {
  return text
    .replace(/[\u2060\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
