import type { ReadLine } from './toReadLine';

/** Returns the result for a line that cannot be parsed: it is searched as a text. */
export function toTextLine(line: string): Pick<ReadLine, 'changed' | 'near'> {
  return { changed: { text: line.trim(), markedLine: '' }, near: null };
}
