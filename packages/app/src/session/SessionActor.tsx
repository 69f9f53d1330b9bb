import { createSessionMachine } from '@lively/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { useBackend } from '../data/BackendContext';
import { queryClient } from '../data/queryClient';
import { eventDraftStorage } from '../device/eventDraftStorage';
import { interruptedPreferences } from '../device/interruptedPreferences';
import { recentSearches } from '../device/recentSearches';
import { paths } from '../navigation/paths';
import { useShowToast } from '../toasts/ToastProvider';
import type { Farewell, Session, SessionActorProps } from './SessionContext';
import { signedOutPath } from './signedOutPath';
import { useAuthCallback } from './useAuthCallback';

/** Runs the machine of the session. Loaded for people who have one, or are about to. */
export default function SessionActor({ callback, onChange }: SessionActorProps) {
  const { sessions } = useBackend();
  const machine = useMemo(() => createSessionMachine(sessions), [sessions]);
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (current) => current);
  const [departedFrom, setDepartedFrom] = useState<string>();
  const destination = useRef<string>(paths.home);
  const farewell = useRef<Farewell>(undefined);
  const session = useMemo(() => toSession(snapshot, departedFrom), [snapshot, departedFrom]);
  const { isPending, dialog } = useAuthCallback(callback, session);

  const signOut = useCallback(
    (path: string, words?: Farewell) => {
      destination.current = path;
      farewell.current = words;
      actor.send({ type: 'session.signOutAsked' });
    },
    [actor],
  );
  useEffect(() => {
    onChange({ session: isPending ? { status: 'reading' } : session, signOut });
  }, [isPending, onChange, session, signOut]);

  // Whoever goes back before another page has shown asks for the one they left.
  useEffect(() => {
    const forget = () => setDepartedFrom(undefined);
    addEventListener('popstate', forget);
    return () => removeEventListener('popstate', forget);
  }, []);

  const navigate = useNavigate();
  useSessionEvents(actor, callback !== null, farewell, (from) => {
    setDepartedFrom(from);
    navigate(destination.current);
  });
  return dialog;
}

type SessionSnapshot = SnapshotFrom<ReturnType<typeof createSessionMachine>>;

function toSession({ value, context }: SessionSnapshot, departedFrom: string | undefined): Session {
  if (context.user) return { status: 'signedIn', user: context.user };
  if (value === 'reading' || value === 'overdue') return { status: value };
  return { status: 'signedOut', reason: context.reason ?? 'visitor', departedFrom };
}

/** What the whole app does when a session ends, changes hands, or is about to choose a new password. */
function useSessionEvents(
  actor: ReturnType<typeof useActorRef<ReturnType<typeof createSessionMachine>>>,
  hasCallback: boolean,
  farewell: RefObject<Farewell | undefined>,
  onLeft: (locationKey: string) => void,
) {
  const { t } = useTranslation();
  const showToast = useShowToast();
  const navigate = useNavigate();
  const location = useLocation();
  const latest = useRef({ location, navigate, hasCallback, onLeft });
  latest.current = { location, navigate, hasCallback, onLeft };

  useEffect(() => {
    const subscriptions = [
      actor.on('session.ended', () => {
        const { location, navigate, onLeft } = latest.current;
        const { reason } = actor.getSnapshot().context;
        // Nothing that was read for this user stays in memory.
        queryClient.removeQueries({ queryKey: ['user'] });
        // Said on the page: a toast would give way to that of what could not be stored any more.
        if (reason === 'expired') return navigate(signedOutPath('expired', location));
        eventDraftStorage.clear();
        interruptedPreferences.clear();
        recentSearches.clear();
        const words = farewell.current ?? { title: t('toast.signedOutTitle'), description: t('toast.signedOutText') };
        showToast({ ...words, tone: 'success' });
        // In another tab: this one stays where anybody may be. Elsewhere `RequireSession` redirects.
        if (reason === 'left') onLeft(location.key);
      }),
      actor.on('session.signOutFailed', () => {
        showToast({ title: t('toast.errorTitle'), description: t('toast.signOutFailed'), tone: 'danger' });
      }),
      // Everything on the screen belongs to somebody else. The link of a mail leads elsewhere first.
      actor.on('session.switched', () => {
        if (!latest.current.hasCallback) window.location.reload();
      }),
      actor.on('session.passwordDue', () => latest.current.navigate(paths.newPassword)),
    ];
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe();
    };
  }, [actor, farewell, showToast, t]);
}
