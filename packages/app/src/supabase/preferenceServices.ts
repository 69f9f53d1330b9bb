import type { EventPreferencesServices } from '@lively/machines';
import { loadAuth, userDatabase } from './client';
import { toSignedInUser } from './sessionServices';

/** The preferences of one user. */
export function preferenceServices(userId: string): EventPreferencesServices {
  const database = userDatabase(userId);
  return {
    async readUser() {
      const auth = await loadAuth();
      const { data, error } = await auth.getUser();
      if (data.user) return toSignedInUser(data.user);
      if (!error || error.name === 'AuthSessionMissingError') return null;
      throw error;
    },

    async savePreferences(preferences, signal) {
      const rows = preferences.map(({ category, subcategory }) => ({ category, subcategory }));
      await database.rpc('replace_event_preferences', { preferences: rows }).abortSignal(signal).throwOnError();
    },
  };
}
