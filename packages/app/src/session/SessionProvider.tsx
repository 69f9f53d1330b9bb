import {
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { useBackend } from '../data/BackendContext';
import { lazyWithFallback } from '../data/lazyWithFallback';
import { useLazyActor } from '../data/useLazyActor';
import { readAuthCallback } from '../navigation/authCallback';
import { paths } from '../navigation/paths';
import { hasStoredSession } from '../supabase/hasStoredSession';
import { useShowToast } from '../toasts/ToastProvider';
import type { FollowAuthCallbackProps } from './FollowAuthCallback';
import { type Session, SessionContext, type SignOutToast, visitor } from './SessionContext';
import type createSessionActor from './sessionActor';
import { isLost, signedOutPath } from './signedOutPath';
import { subscribeToStoredSession } from './storedSession';

const FollowAuthCallback = lazyWithFallback(() => import('./FollowAuthCallback'), UnavailableAuthCallback);

/**
 * Provides the session. Without a stored session the device has a visitor at once; otherwise the machine and the client
 * of the session are loaded.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const isStored = useSyncExternalStore(subscribeToStoredSession, hasStoredSession, () => false);
  const [parameters] = useSearchParams();
  const callback = useMemo(() => readAuthCallback(parameters), [parameters]);
  const [isFollowed, setFollowed] = useState(false);
  const follow = useCallback(() => setFollowed(true), []);
  if (!isFollowed && (isStored || callback)) setFollowed(true);
  const [isUnavailable, setUnavailable] = useState(false);
  const { session: followed, signOut } = useFollowedSession(isFollowed, callback !== null);

  const isSignedIn = followed.status === 'signedIn';
  const session = useMemo<Session>(() => {
    if (!isFollowed) return visitor;
    if (!callback || isSignedIn) return followed;
    return { status: isUnavailable ? 'overdue' : 'reading' };
  }, [isFollowed, callback, isSignedIn, isUnavailable, followed]);
  const value = useMemo(() => ({ session, follow, signOut }), [session, follow, signOut]);
  return (
    <SessionContext value={value}>
      {children}
      {callback && (
        <Suspense fallback={null}>
          <FollowAuthCallback callback={callback} session={followed} onUnavailable={() => setUnavailable(true)} />
        </Suspense>
      )}
    </SessionContext>
  );
}

type SessionLogic = ReturnType<typeof createSessionActor>['logic'];

const loadSessionActor = () => import('./sessionActor');

/** Follows the session of its machine, and reacts when it ends, switches, or needs a new password. */
function useFollowedSession(isFollowed: boolean, hasCallback: boolean) {
  const { t } = useTranslation();
  const showToast = useShowToast();
  const navigate = useNavigate();
  const location = useLocation();
  const { sessions } = useBackend();
  const [departedFrom, setDepartedFrom] = useState<string>();
  const destination = useRef<string>(paths.home);
  const signOutToast = useRef<SignOutToast>(undefined);

  const { snapshot, send, hasFailed } = useLazyActor(loadSessionActor, isFollowed ? sessions : null, {
    on: {
      'session.ended': (_, { context: { reason } }) => {
        // The page shows the reason: a toast would be replaced by the toast about unsaved data.
        if (reason && isLost(reason)) return navigate(signedOutPath(reason, location));
        const texts = signOutToast.current ?? {
          title: t('toast.signedOutTitle'),
          description: t('toast.signedOutText'),
        };
        showToast({ ...texts, tone: 'success' });
        // Signed out in another tab: public pages stay, and `RequireSession` redirects from the others.
        if (reason !== 'left') return;
        setDepartedFrom(location.key);
        navigate(destination.current);
      },
      'session.signOutFailed': () =>
        showToast({ title: t('toast.errorTitle'), description: t('toast.signOutFailed'), tone: 'danger' }),
      'session.switched': () => {
        // The shown data belongs to another user. A mail's link navigates first.
        if (!hasCallback) window.location.reload();
      },
      'session.passwordDue': () => navigate(paths.newPassword),
    },
  });
  const session = useMemo(
    () => (hasFailed ? ({ status: 'overdue' } as const) : toSession(snapshot, departedFrom)),
    [hasFailed, snapshot, departedFrom],
  );
  const signOut = useCallback(
    (path: string, texts?: SignOutToast) => {
      destination.current = path;
      signOutToast.current = texts;
      send({ type: 'session.signOutAsked' });
    },
    [send],
  );

  // A user who goes back before the next page has loaded wants the page they left.
  useEffect(() => {
    const forget = () => setDepartedFrom(undefined);
    addEventListener('popstate', forget);
    return () => removeEventListener('popstate', forget);
  }, []);

  return { session, signOut };
}

function toSession(snapshot: SnapshotFrom<SessionLogic> | undefined, departedFrom: string | undefined): Session {
  if (!snapshot) return { status: 'reading' };
  const { value, context } = snapshot;
  if (context.user?.secondFactor === 'due') return { status: 'signedOut', reason: 'visitor', codeDueOf: context.user };
  if (context.user) return { status: 'signedIn', user: context.user };
  if (value === 'reading' || value === 'overdue') return { status: value };
  return { status: 'signedOut', reason: context.reason ?? 'visitor', departedFrom };
}

/** Fallback if the code fails to load: the session stays unknown. */
function UnavailableAuthCallback({ onUnavailable }: FollowAuthCallbackProps) {
  useEffect(onUnavailable, [onUnavailable]);
  return null;
}
