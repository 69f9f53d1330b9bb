/** A store of short texts on the device, by key. */
export interface DeviceStorage {
  /** Returns the stored text; null if there is none. */
  read(key: string): string | null;
  /** Stores a text. If the storage fails (blocked, full), the text is kept for this visit. */
  write(key: string, text: string): void;
  remove(key: string): void;
  /** Lists the keys of all stored texts, of other libraries as well. */
  list(): string[];
}

/** @param findStorage - Called each time: a browser that blocks its storage throws on any access. */
export function createDeviceStorage(
  findStorage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>,
): DeviceStorage {
  const held = new Map<string, string>();
  return {
    read(key) {
      const heldText = held.get(key);
      if (heldText !== undefined) return heldText;
      try {
        return findStorage().getItem(key);
      } catch {
        return null;
      }
    },

    write(key, text) {
      try {
        findStorage().setItem(key, text);
        held.delete(key);
      } catch {
        held.set(key, text);
      }
    },

    remove(key) {
      held.delete(key);
      try {
        findStorage().removeItem(key);
      } catch {
        // Blocked: nothing is stored.
      }
    },

    list() {
      try {
        const storage = findStorage();
        const stored = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
        return [...new Set([...held.keys(), ...stored])];
      } catch {
        return [...held.keys()];
      }
    },
  };
}
