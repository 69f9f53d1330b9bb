import type { Preference } from '@lively/engine';
import { parseStored } from '@lively/machines';
import { array, nullable, object, string } from 'valibot';
import { interruptedPreferencesKey as key } from './arePreferencesKept';
import { deviceOwner } from './deviceOwner';
import { deviceStorage } from './deviceStorage';

const schema = object({
  userId: string(),
  preferences: array(object({ category: string(), subcategory: nullable(string()) })),
});

/** The preferences that were being saved when the session ended: restored when the same user signs in again. */
export const interruptedPreferences = {
  read(userId: string): readonly Preference[] | null {
    const stored = parseStored(schema, deviceStorage.read(key));
    return stored?.userId === userId ? stored.preferences : null;
  },

  /** Stores nothing after the end of the session: the dialog may still be open while the device is erased. */
  keep(userId: string, preferences: readonly Preference[]): void {
    if (deviceOwner.read()?.userId === userId) deviceStorage.write(key, JSON.stringify({ userId, preferences }));
  },

  clear: (): void => deviceStorage.remove(key),
};
