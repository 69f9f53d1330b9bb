import { deviceStorage } from './deviceStorage';

const key = 'lively_taste_copied';
const listeners = new Set<() => void>();

/** What the taste of this device and its copy had in common when they were last equal. */
export interface CopiedTaste {
  readonly revision: number;
  /** The text of the taste. */
  readonly text: string;
}

/** Whether the taste of this device follows the account. It ends with the session. */
export const copiedTaste = {
  /** Returns a text for `parse`. */
  read: (): string | null => deviceStorage.read(key),

  /** Returns null if the user has not been asked, and `declined` if the taste is to stay on this device. */
  parse(stored: string | null): CopiedTaste | 'declined' | null {
    if (stored === null || stored === 'declined') return stored;
    try {
      const { revision, text } = JSON.parse(stored);
      return Number.isInteger(revision) && typeof text === 'string' ? { revision, text } : null;
    } catch {
      return null;
    }
  },

  write(copied: CopiedTaste | 'declined' | null): void {
    const stored = typeof copied === 'string' ? copied : copied && JSON.stringify(copied);
    if (stored === deviceStorage.read(key)) return;
    if (stored === null) deviceStorage.remove(key);
    else deviceStorage.write(key, stored);
    for (const listener of listeners) listener();
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
