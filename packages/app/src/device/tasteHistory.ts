import { tabStorage } from './deviceStorage';
import { earlierTastesKey, storedTaste } from './storedTaste';

const maxEarlier = 20;

/** Reads the texts before each change in this tab, the latest last. None if another tab or device has changed the text since. */
function readEarlier(): readonly (string | null)[] {
  try {
    const { after, earlier } = JSON.parse(tabStorage.read(earlierTastesKey) ?? '');
    const isValid = after === storedTaste.read() && Array.isArray(earlier);
    return isValid && earlier.every((text) => text === null || typeof text === 'string') ? earlier : [];
  } catch {
    return [];
  }
}

function write(text: string | null, earlier: readonly (string | null)[]): void {
  storedTaste.follow(text);
  if (earlier.length) tabStorage.write(earlierTastesKey, JSON.stringify({ after: text, earlier }));
}

/** Changes what a person has said, and takes it back. */
export const tasteHistory = {
  /** @param text - Null erases it. */
  write(text: string | null): void {
    write(text, [...readEarlier(), storedTaste.read()].slice(-maxEarlier));
  },

  canUndo: (): boolean => readEarlier().length > 0,

  /** Restores the text before the last change, exactly. */
  undo(): void {
    const earlier = readEarlier();
    const text = earlier.at(-1);
    if (text !== undefined) write(text, earlier.slice(0, -1));
  },
};
