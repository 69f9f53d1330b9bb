import { deviceStorage } from './deviceStorage';

const key = 'lively_taste';

/** The texts before each change of this visit, the latest last. */
let earlier: readonly (string | null)[] = [];
const listeners = new Set<() => void>();

function store(text: string | null): void {
  if (text === null) deviceStorage.remove(key);
  else deviceStorage.write(key, text);
  for (const listener of listeners) listener();
}

/** What a person has said about lists, as the text of a file. It leaves the device only for the account of a user who wants that. */
export const storedTaste = {
  /** Returns null if nothing was said. */
  read: (): string | null => deviceStorage.read(key),

  /** @param text - Null erases it. */
  write(text: string | null): void {
    earlier = [...earlier, deviceStorage.read(key)];
    store(text);
  },

  /** Writes what another device has said: the texts before are not those to restore. */
  follow(text: string | null): void {
    earlier = [];
    store(text);
  },

  canUndo: (): boolean => earlier.length > 0,

  /** Restores the text before the last change, exactly. */
  undo(): void {
    const text = earlier.at(-1);
    if (text === undefined) return;
    earlier = earlier.slice(0, -1);
    store(text);
  },

  /** Erases the text, and those before it. */
  forget(): void {
    storedTaste.follow(null);
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    // Another tab has changed it: the texts before its change are not those to restore here.
    const follow = (event: StorageEvent) => {
      // Null if all texts were erased.
      if (event.key !== key && event.key !== null) return;
      earlier = [];
      listener();
    };
    addEventListener('storage', follow);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', follow);
    };
  },
};
