import type { SessionChange } from '@lively/machines';
import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import type { OwnSessionServices } from '../data/Backend';
import { isOffline } from '../device/connection';
import { deviceStorage } from '../device/deviceStorage';
import { isVerifyingSession, loadSupabase } from './client';
import { hasStoredSession } from './hasStoredSession';
import { readStoredUser } from './readStoredUser';
import { refreshRefusal } from './refreshRefusal';
import { sessionStorageKey } from './sessionStorageKey';
import { announceSignOut, isSignOutHeard, isSignOutHeardSoon } from './signOutNotice';
import { subscribeOnceLoaded } from './subscribeOnceLoaded';
import { toSignedInUser } from './toSignedInUser';

export const sessionServices: OwnSessionServices = {
  watchSession(listener) {
    let expiresAt = Number.POSITIVE_INFINITY;
    let isRead = false;
    let latest: SessionChange | null = null;
    const wasStored = hasStoredSession();
    // The client would try to refresh an old session for half a minute. Stored data belongs to this user.
    const storedUser = isOffline() ? readStoredUser() : undefined;
    if (storedUser) listener({ type: 'session.read', user: storedUser });

    return subscribeOnceLoaded(loadSupabase(), ({ auth }) => {
      // The callback only forwards the change: calling the client in it could deadlock.
      const { data } = auth.onAuthStateChange((event, session) => {
        // Reading an expired session removes it; a session that cannot be refreshed now is kept.
        const isLost = !isRead && !session;
        if (isLost && storedUser && hasStoredSession()) return;
        const change: SessionChange | null = isLost
          ? {
              type: 'session.read',
              user: null,
              lostBy: wasStored && !hasStoredSession() && !isSignOutHeard() ? refreshRefusal.read() : undefined,
            }
          : toSessionChange(event, session, expiresAt);
        isRead ||= event === 'INITIAL_SESSION';
        expiresAt = (session?.expires_at ?? Number.POSITIVE_INFINITY) * 1000;
        if (!change) return;
        latest = change;
        if (change.type === 'session.expired')
          void isSignOutHeardSoon().then((isHeard) => {
            if (latest === change) listener(isHeard ? { type: 'session.signedOut' } : change);
          });
        else listener(change);
      });
      return () => {
        latest = null;
        data.subscription.unsubscribe();
      };
    });
  },

  async signOut() {
    const { auth } = await loadSupabase();
    announceSignOut();
    // Signs out this device only. The client's own method removes the session before the server ends it: a failure
    // would come too late.
    const token = (await auth.getSession()).data.session?.access_token;
    const { error } = token ? await auth.admin.signOut(token, 'local') : { error: null };
    // These answers mean that the session no longer exists: see docs/specification.md#sign-out.
    if (error && ![401, 403, 404].includes(error.status ?? 0)) throw error;
    // Without a session the client only notifies its listeners, without a request.
    deviceStorage.remove(sessionStorageKey);
    await auth.signOut({ scope: 'local' });
  },

  async exchangeCode(code) {
    const { auth } = await loadSupabase();
    const { error } = await auth.exchangeCodeForSession(code);
    if (error?.name === 'AuthPKCECodeVerifierMissingError') return 'elsewhere';
    if (error) throw error;
    return 'exchanged';
  },

  async refreshUser() {
    const { auth } = await loadSupabase();
    const { error } = await auth.refreshSession();
    if (error) throw error;
  },
};

function toSessionChange(event: AuthChangeEvent, session: Session | null, expiresAt: number): SessionChange | null {
  if (event === 'SIGNED_OUT') {
    const isRefused = isVerifyingSession() || expiresAt <= Date.now();
    return isRefused ? { type: 'session.expired', lostBy: refreshRefusal.read() } : { type: 'session.signedOut' };
  }
  const user = session ? toSignedInUser(session.user, session.access_token) : null;
  if (event === 'INITIAL_SESSION') return { type: 'session.read', user };
  if (!user) return null;
  switch (event) {
    case 'SIGNED_IN':
      return { type: 'session.signedIn', user };
    case 'TOKEN_REFRESHED':
      return { type: 'session.refreshed', user };
    case 'USER_UPDATED':
      return { type: 'session.userUpdated', user };
    case 'PASSWORD_RECOVERY':
      return { type: 'session.recovered', user };
    case 'MFA_CHALLENGE_VERIFIED':
      return { type: 'session.challengeVerified', user };
    default:
      return null;
  }
}
