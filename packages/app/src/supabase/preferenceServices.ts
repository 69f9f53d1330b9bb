import type { Preference } from '@lively/engine';
import type { EventPreferencesServices } from '@lively/machines';
import { loadSupabase, loadUserClient, verifySession } from './client';
import { toSignedInUser } from './toSignedInUser';
import { verifyWrite } from './verifyWrite';

/** Manages the preferences of a user. */
export function preferenceServices(userId: string): EventPreferencesServices {
  return {
    readUser: () => verifySession(readUser),

    savePreferences: (preferences, signal) =>
      verifyWrite(
        {
          write: (either) => replace(preferences, either),
          isStored: async (either) => isSame(preferences, await read(either)),
        },
        signal,
      ),
  };

  async function readUser() {
    const { auth } = await loadSupabase();
    const first = await auth.getUser();
    // Like any other request, it refreshes a rejected token once.
    const isRefused = first.error?.status === 401 || first.error?.status === 403;
    const isRefreshed = isRefused && !(await auth.refreshSession()).error;
    const { data, error } = isRefreshed ? await auth.getUser() : first;
    const { data: stored } = await auth.getSession();
    if (data.user) return toSignedInUser(data.user, stored.session?.access_token);
    if (!error || error.name === 'AuthSessionMissingError') return null;
    throw error;
  }

  async function replace(preferences: readonly Preference[], signal: AbortSignal): Promise<void> {
    const client = await loadUserClient(userId);
    const rows = preferences.map(({ category, subcategory }) => ({ category, subcategory }));
    await client.rpc('replace_event_preferences', { preferences: rows }).abortSignal(signal).throwOnError();
  }

  async function read(signal: AbortSignal): Promise<readonly Preference[]> {
    const client = await loadUserClient(userId);
    const { data } = await client
      .from('event_preferences')
      .select('category,subcategory')
      .eq('user_id', userId)
      .abortSignal(signal)
      .throwOnError();
    return data;
  }
}

function isSame(some: readonly Preference[], others: readonly Preference[]): boolean {
  const toText = (preferences: readonly Preference[]) =>
    preferences
      .map(({ category, subcategory }) => `${category} ${subcategory}`)
      .sort()
      .join();
  return toText(some) === toText(others);
}
