import { deviceStorage, tabStorage } from './deviceStorage';

const key = 'lively_taste';
/** In the tab: it outlives a reload, and no erased text stays on the device. */
const earlierKey = 'lively_taste_earlier';
const maxEarlier = 20;

const listeners = new Set<() => void>();

/** Reads the texts before each change in this tab, the latest last. None if another tab or device has changed the text since. */
function readEarlier(): readonly (string | null)[] {
  try {
    const { after, earlier } = JSON.parse(tabStorage.read(earlierKey) ?? '');
    const isValid = after === deviceStorage.read(key) && Array.isArray(earlier);
    return isValid && earlier.every((text) => text === null || typeof text === 'string') ? earlier : [];
  } catch {
    return [];
  }
}

function store(text: string | null, earlier: readonly (string | null)[] = []): void {
  if (text === null) deviceStorage.remove(key);
  else deviceStorage.write(key, text);
  if (earlier.length) tabStorage.write(earlierKey, JSON.stringify({ after: text, earlier }));
  else tabStorage.remove(earlierKey);
  for (const listener of listeners) listener();
}

/** What a person has said about lists, as the text of a file. It leaves the device only for the account of a user who wants that. */
export const storedTaste = {
  /** Returns null if nothing was said. */
  read: (): string | null => deviceStorage.read(key),

  /** @param text - Null erases it. */
  write(text: string | null): void {
    store(text, [...readEarlier(), deviceStorage.read(key)].slice(-maxEarlier));
  },

  /** Writes what another device has said: the texts before are not those to restore. */
  follow(text: string | null): void {
    store(text);
  },

  canUndo: (): boolean => readEarlier().length > 0,

  /** Restores the text before the last change, exactly. */
  undo(): void {
    const earlier = readEarlier();
    const text = earlier.at(-1);
    if (text !== undefined) store(text, earlier.slice(0, -1));
  },

  /** Erases the text, and those before it. */
  forget(): void {
    storedTaste.follow(null);
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    // Another tab has changed it.
    const follow = (event: StorageEvent) => {
      // Null if all texts were erased.
      if (event.key === key || event.key === null) listener();
    };
    addEventListener('storage', follow);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', follow);
    };
  },
};
