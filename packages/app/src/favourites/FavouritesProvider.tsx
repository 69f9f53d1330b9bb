import type { EventId } from '@lively/engine';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, Suspense, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../data/BackendContext';
import { lazyWithFallback } from '../data/lazyWithFallback';
import { queryKeys } from '../data/queryKeys';
import { withDeadline } from '../data/withDeadline';
import { useUserId } from '../session/SessionContext';
import { useAskToSignIn } from '../session/useAskToSignIn';
import { useInterruptedAction } from '../session/useInterruptedAction';
import { useSignInForPress } from '../session/useSignInForPress';
import { useShowToast } from '../toasts/ToastProvider';
import type { FavouriteActorProps, FavouriteState } from './FavouriteActor';

const FavouriteActor = lazyWithFallback(() => import('./FavouriteActor'), FailedFavouriteActor);

export interface Favourites {
  /** What is shown as the user's favourites. Null until anything of them is known. */
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
  const { t } = useTranslation();
  const askToSignIn = useAskToSignIn();
  const [pressed, setPressed] = useState(noPress);
  const [states, setStates] = useState(noStates);
  const [owner, setOwner] = useState(userId);
  if (owner !== userId) {
    setOwner(userId);
    // What was pressed before the session was known is the user's own; the rest was somebody else's.
    if (owner) setPressed(noPress);
    setStates(noStates);
  }
  useInterruptedAction('favourite', ({ eventId }) => setPressed((others) => ({ ...others, [eventId]: true })));
  useSignInForPress(Object.keys(pressed).at(-1) ?? null, (eventId) => {
    setPressed(noPress);
    askToSignIn(t('toast.favouritesSignIn'), { kind: 'favourite', eventId });
  });
  const onChange = useCallback(
    (eventId: EventId, state: FavouriteState) => setStates((others) => ({ ...others, [eventId]: state })),
    [],
  );

  const value = useMemo<Favourites>(
    () => ({
      shown: applyPresses(stored, pressed, states),
      toggle(eventId) {
        const state = states[eventId];
        if (state) state.toggle();
        else setPressed((others) => toggleIn(others, eventId, stored?.includes(eventId) ?? false));
      },
    }),
    [stored, pressed, states],
  );
  return (
    <FavouritesContext value={value}>
      {children}
      {userId && (
        <Suspense fallback={null}>
          {Object.entries(pressed).map(([eventId, wanted]) => (
            <FavouriteActor
              key={`${userId} ${eventId}`}
              userId={userId}
              eventId={eventId}
              stored={stored?.includes(eventId)}
              wanted={wanted}
              onChange={onChange}
            />
          ))}
        </Suspense>
      )}
    </FavouritesContext>
  );
}

/** What was wanted at the first press, which starts the machine of a heart. */
type Presses = Readonly<Record<EventId, boolean>>;

const noPress: Presses = {};
const noStates: Readonly<Record<EventId, FavouriteState>> = {};

/** A second press before the machine is there takes the first one back. */
function toggleIn(presses: Presses, eventId: EventId, isStored: boolean): Presses {
  const { [eventId]: wanted, ...others } = presses;
  return wanted === undefined ? { ...presses, [eventId]: !isStored } : others;
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

/** The last intentions over what is stored: at once, before the machine of a heart is there. */
function applyPresses(
  stored: readonly EventId[] | null,
  presses: Presses,
  states: Readonly<Record<EventId, FavouriteState>>,
): ReadonlySet<EventId> | null {
  const wanted = Object.entries(presses);
  if (!stored && !wanted.length) return null;
  const shown = new Set(stored);
  for (const [eventId, isWanted] of wanted) {
    if (states[eventId]?.shown ?? isWanted) shown.add(eventId);
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
