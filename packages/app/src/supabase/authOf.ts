import type { SupabaseClient } from '@supabase/supabase-js';
import { loadSupabase, SessionLostError } from './client';

/**
 * Returns the client that changes a user's credentials.
 *
 * @throws SessionLostError if the session of the browser has ended, or belongs to another user by now.
 */
export async function authOf(userId: string): Promise<SupabaseClient['auth']> {
  const { auth } = await loadSupabase();
  const { data } = await auth.getSession();
  if (data.session?.user.id !== userId) throw new SessionLostError();
  return auth;
}
