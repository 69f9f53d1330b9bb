import type { Preference } from '@lively/engine';
import { parseStored } from '@lively/machines';
import { array, nullable, object, string } from 'valibot';
import { tabStorage } from './deviceStorage';

const key = 'lively_preferences_draft';

const schema = object({
  userId: string(),
  preferences: array(object({ category: string(), subcategory: nullable(string()) })),
});

/** The preferences that were being saved when the session ended: restored after the next sign-in in this tab. */
export const interruptedPreferences = {
  read(userId: string): readonly Preference[] | null {
    const stored = parseStored(schema, tabStorage.read(key));
    return stored?.userId === userId ? stored.preferences : null;
  },

  areKept: (): boolean => tabStorage.read(key) !== null,

  keep(userId: string, preferences: readonly Preference[]): void {
    tabStorage.write(key, JSON.stringify({ userId, preferences }));
  },

  clear: (): void => tabStorage.remove(key),
};
