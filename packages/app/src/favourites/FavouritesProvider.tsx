import type { EventId } from '@lively/engine';
import { useQuery } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../data/BackendContext';
import { lazyWithFallback } from '../data/lazyWithFallback';
import { queryKeys } from '../data/queryKeys';
import { withDeadline } from '../data/withDeadline';
import { useSession, useUserId } from '../session/SessionContext';
import { useAskToSignIn } from '../session/useAskToSignIn';
import { useShowToast } from '../toasts/ToastProvider';
import type { FavouriteActorProps, FavouriteState } from './FavouriteActor';

const FavouriteActor = lazyWithFallback(() => import('./FavouriteActor'), FailedFavouriteActor);

export interface Favourites {
  /** What is shown as the user's favourites. Null until they are known. */
  shown: ReadonlySet<EventId> | null;
  /** Adds or removes a favourite. */
  toggle: (eventId: EventId) => void;
}

const FavouritesContext = createContext<Favourites>({ shown: null, toggle: () => {} });

export const useFavourites = (): Favourites => useContext(FavouritesContext);

/** The favourites of whoever is signed in. A machine runs for each heart that was pressed, whatever page one is on by then. */
export function FavouritesProvider({ children }: { children: ReactNode }) {
  const userId = useUserId() ?? '';
  const stored = useStoredFavourites(userId);
  const [pressed, setPressed] = useState(noPress);
  const [states, setStates] = useState(noStates);
  const [owner, setOwner] = useState(userId);
  if (owner !== userId) {
    setOwner(userId);
    // What was pressed before the session was known is the user's own; the rest was somebody else's.
    if (owner) setPressed(noPress);
    setStates(noStates);
  }
  useSignInForPress(pressed.length > 0, () => setPressed(noPress));
  const onChange = useCallback(
    (eventId: EventId, state: FavouriteState) => setStates((others) => ({ ...others, [eventId]: state })),
    [],
  );

  const value = useMemo<Favourites>(
    () => ({
      shown: stored && applyStates(stored, states),
      toggle(eventId) {
        const state = states[eventId];
        if (state) state.toggle();
        else setPressed((others) => toggleIn(others, eventId));
      },
    }),
    [stored, states],
  );
  return (
    <FavouritesContext value={value}>
      {children}
      {userId && pressed.length > 0 && (
        <Suspense fallback={null}>
          {pressed.map((eventId) => (
            <FavouriteActor
              key={`${userId} ${eventId}`}
              userId={userId}
              eventId={eventId}
              stored={stored?.includes(eventId)}
              onChange={onChange}
            />
          ))}
        </Suspense>
      )}
    </FavouritesContext>
  );
}

const noPress: readonly EventId[] = [];
const noStates: Readonly<Record<EventId, FavouriteState>> = {};

function toggleIn(eventIds: readonly EventId[], eventId: EventId): readonly EventId[] {
  return eventIds.includes(eventId) ? eventIds.filter((id) => id !== eventId) : [...eventIds, eventId];
}

/** A press that came before the session was known turns out to be a visitor's. */
function useSignInForPress(isPressed: boolean, clear: () => void) {
  const { t } = useTranslation();
  const { status } = useSession();
  const askToSignIn = useAskToSignIn();
  const latest = useRef({ askToSignIn, clear });
  latest.current = { askToSignIn, clear };
  useEffect(() => {
    if (!isPressed || status !== 'signedOut') return;
    latest.current.clear();
    latest.current.askToSignIn(t('toast.favouritesSignIn'));
  }, [isPressed, status, t]);
}

function useStoredFavourites(userId: string): readonly EventId[] | null {
  const { t } = useTranslation();
  const showToast = useShowToast();
  const { favouritesOf } = useBackend();
  const { data, isError } = useQuery({
    queryKey: queryKeys.favourites(userId),
    queryFn: ({ signal }) => withDeadline((either) => favouritesOf(userId).listFavourites(either), signal),
    enabled: userId !== '',
  });
  useEffect(() => {
    if (isError) showToast({ title: t('toast.errorTitle'), description: t('toast.favouritesUnread'), tone: 'danger' });
  }, [isError, showToast, t]);
  return data ?? null;
}

function applyStates(stored: readonly EventId[], states: Readonly<Record<EventId, FavouriteState>>) {
  const shown = new Set(stored);
  for (const [eventId, state] of Object.entries(states)) {
    if (state.shown) shown.add(eventId);
    else shown.delete(eventId);
  }
  return shown;
}

/** Where the machine does not come, a favourite cannot be stored: the heart stays as it was. */
function FailedFavouriteActor({ eventId, stored = false, onChange }: FavouriteActorProps) {
  const { t } = useTranslation();
  const showToast = useShowToast();
  const fail = useCallback(
    () => showToast({ title: t('toast.errorTitle'), description: t('toast.favouritesFailed'), tone: 'danger' }),
    [showToast, t],
  );
  useEffect(() => {
    onChange(eventId, { shown: stored, toggle: fail });
    fail();
  }, [eventId, fail, onChange, stored]);
  return null;
}
