/** Short texts that the device keeps, by key. */
export interface DeviceStorage {
  /** What is kept, null for nothing. */
  read(key: string): string | null;
  /** Keeps a text. Where the device cannot (blocked, full), it holds for this visit. */
  write(key: string, text: string): void;
  remove(key: string): void;
  /** Removes every text whose key begins so. */
  removeAll(prefix: string): void;
}

/** @param findStorage - Asked each time: a browser that blocks its storage throws at the mere mention of it. */
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
        // Blocked: nothing was kept.
      }
    },

    removeAll(prefix) {
      for (const key of [...held.keys(), ...listKeys()]) if (key.startsWith(prefix)) this.remove(key);
    },
  };

  function listKeys(): string[] {
    try {
      const storage = findStorage();
      return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    } catch {
      return [];
    }
  }
}
