import { deviceStorage, tabStorage } from './deviceStorage';

const key = 'lively_taste';

/** The texts before each change in this tab (`tasteHistory`): they outlive a reload, and no erased text stays on the device. */
export const earlierTastesKey = 'lively_taste_earlier';

const listeners = new Set<() => void>();

/** What a person has said about lists, as the text of a file. It leaves the device only for the account of a user who wants that. */
export const storedTaste = {
  /** Returns null if nothing was said. */
  read: (): string | null => deviceStorage.read(key),

  /**
   * Writes what another device has said: the texts before are not those to restore. `tasteHistory` writes what a person says here.
   *
   * @param text - Null erases it.
   */
  follow(text: string | null): void {
    tabStorage.remove(earlierTastesKey);
    if (text === null) deviceStorage.remove(key);
    else deviceStorage.write(key, text);
    for (const listener of listeners) listener();
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
