import type { Preference } from '@lively/engine';

const storageKey = 'lively_preferences_draft';

/** The preferences that were being saved when the session ended: chosen again after the next sign-in, in this tab. */
export const interruptedPreferences = {
  read(userId: string): readonly Preference[] | null {
    try {
      const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
      return stored?.userId === userId && Array.isArray(stored.preferences) ? stored.preferences : null;
    } catch {
      return null;
    }
  },

  areKept(): boolean {
    try {
      return sessionStorage.getItem(storageKey) !== null;
    } catch {
      return false;
    }
  },

  keep(userId: string, preferences: readonly Preference[]): void {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify({ userId, preferences }));
    } catch {
      // The dialog itself still holds them.
    }
  },

  clear(): void {
    try {
      sessionStorage.removeItem(storageKey);
    } catch {
      // Nothing was kept.
    }
  },
};
