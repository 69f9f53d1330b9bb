import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyWithFallback } from '../data/lazyWithFallback';
import { readAuthCallback } from '../navigation/authCallback';
import { type FollowedSession, type SessionActorProps, SessionContext, visitor } from './SessionContext';
import { hasStoredSession, subscribeToStoredSession } from './storedSession';

const SessionActor = lazyWithFallback(() => import('./SessionActor'), OverdueSession);

const reading: FollowedSession = { session: { status: 'reading' }, signOut: () => {} };

/**
 * Tells the app who uses it. Somebody without a stored session is a visitor at once; for everybody else the machine and the
 * client of the session are loaded.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const isStored = useSyncExternalStore(subscribeToStoredSession, hasStoredSession, () => false);
  const [parameters] = useSearchParams();
  const callback = useMemo(() => readAuthCallback(parameters), [parameters]);
  const [isFollowed, setFollowed] = useState(false);
  const [followed, setFollowedSession] = useState(reading);
  const follow = useCallback(() => setFollowed(true), []);
  if (!isFollowed && (isStored || callback)) setFollowed(true);

  const { session, signOut } = followed;
  const value = useMemo(
    () => ({ session: isFollowed ? session : visitor, follow, signOut }),
    [isFollowed, session, follow, signOut],
  );
  return (
    <SessionContext value={value}>
      {children}
      {isFollowed && (
        <Suspense fallback={null}>
          <SessionActor callback={callback} onChange={setFollowedSession} />
        </Suspense>
      )}
    </SessionContext>
  );
}

/** Where the machine does not come, nobody can know who uses the app. */
function OverdueSession({ onChange }: SessionActorProps) {
  useEffect(() => onChange({ session: { status: 'overdue' }, signOut: () => {} }), [onChange]);
  return null;
}
