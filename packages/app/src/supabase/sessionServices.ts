import type { SessionNews, SessionServices, SignedInUser } from '@lively/machines';
import type { AuthChangeEvent, Session, User } from '@supabase/auth-js';
import type { SessionTokens } from '../session/arrival';
import { loadAuth } from './client';

export const sessionServices: SessionServices = {
  watchSession(listener) {
    let stop: (() => void) | undefined;
    let isStopped = false;
    let expiresAt = Number.POSITIVE_INFINITY;

    loadAuth().then((auth) => {
      if (isStopped) return;
      // The callback only notes the news: one that called the client back could wait for itself.
      const { data } = auth.onAuthStateChange((change, session) => {
        const news = toNews(change, session, expiresAt);
        expiresAt = (session?.expires_at ?? Number.POSITIVE_INFINITY) * 1000;
        if (news) listener(news);
      });
      stop = () => data.subscription.unsubscribe();
    });

    return () => {
      isStopped = true;
      stop?.();
    };
  },

  async signOut() {
    const auth = await loadAuth();
    const { error } = await auth.signOut();
    // The backend no longer knows the session: it has ended all the same (specification, section 7).
    if (error && ![401, 403, 404].includes(error.status ?? 0)) throw error;
  },
};

/** Stores the session that the link of a mail brought along. One that the backend refuses is no session. */
export async function adoptSession({ accessToken, refreshToken }: SessionTokens): Promise<void> {
  const auth = await loadAuth();
  await auth.setSession({ access_token: accessToken, refresh_token: refreshToken });
}

/** The person behind a session of the auth client. */
export function toSignedInUser({ id, email, email_confirmed_at, user_metadata }: User): SignedInUser {
  const fullName: unknown = user_metadata.full_name;
  return {
    id,
    email: email ?? '',
    emailConfirmed: Boolean(email_confirmed_at),
    fullName: typeof fullName === 'string' && fullName ? fullName : null,
  };
}

function toNews(change: AuthChangeEvent, session: Session | null, expiresAt: number): SessionNews | undefined {
  if (change === 'SIGNED_OUT') return { type: expiresAt <= Date.now() ? 'session.expired' : 'session.signedOut' };
  const user = session ? toSignedInUser(session.user) : null;
  if (change === 'INITIAL_SESSION') return { type: 'session.read', user };
  if (!user) return undefined;
  switch (change) {
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
      return undefined;
  }
}
