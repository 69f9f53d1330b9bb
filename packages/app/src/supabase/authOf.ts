import type { SupabaseClient } from '@supabase/supabase-js';
import { loadSupabase, SessionLostError } from './client';

/**
 * What changes how a user signs in.
 *
 * @throws SessionLostError when the session of the browser is another user's by now, or none.
 */
export async function authOf(userId: string): Promise<SupabaseClient['auth']> {
  const { auth } = await loadSupabase();
  const { data } = await auth.getSession();
  if (data.session?.user.id !== userId) throw new SessionLostError();
  return auth;
}
