import type { ReadLine } from './toReadLine';

/** A line that cannot be read: it is searched as a text. */
export function toTextLine(line: string): Pick<ReadLine, 'changed' | 'near'> {
  return { changed: { text: line.trim(), words: '' }, near: null };
}
