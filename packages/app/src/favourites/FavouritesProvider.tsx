import type { EventId } from '@lively/engine';
import { withDeadline } from '@lively/machines';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnFavouriteServices } from '../data/Backend';
import { useBackend } from '../data/BackendContext';
import { queryKeys } from '../data/queryKeys';
import { useInvalidate } from '../data/useInvalidate';
import { useLazyActor } from '../data/useLazyActor';
import { isOffline } from '../device/connection';
import { readWaiting, useWaiting } from '../device/waitingEntries';
import { useUserId } from '../session/SessionContext';
import { useAskToSignIn } from '../session/useAskToSignIn';
import { useInterruptedAction } from '../session/useInterruptedAction';
import { useSignInForPress } from '../session/useSignInForPress';
import { useShowToast } from '../toasts/ToastProvider';
import type createFavouriteActor from './favouriteActor';

export interface Favourites {
  /** The favourites to show. Null until they are read, or the user chooses one. */
  shown: ReadonlySet<EventId> | null;
  /** Returns false if the favourites could not be read, and the user has not chosen about this event since. */
  isKnown: (eventId: EventId) => boolean;
  /** Empty for a visitor. */
  userId: string;
  /** Adds or removes a favourite. */
  toggle: (eventId: EventId) => void;
}

const FavouritesContext = createContext<Favourites>({
  shown: null,
  isKnown: () => true,
  userId: '',
  toggle: () => {},
});

export const useFavourites = (): Favourites => useContext(FavouritesContext);

/** The favourites of the signed-in user. One machine per toggled favourite; it survives navigation. */
export function FavouritesProvider({ children }: { children: ReactNode }) {
  const userId = useUserId() ?? '';
  const { read, isUnread } = useStoredFavourites(userId);
  const waiting = useWaiting();
  const stored = waiting?.applyTo(read, userId) ?? read;
  const { t } = useTranslation();
  const askToSignIn = useAskToSignIn();
  const [pressed, setPressed] = useState(noPress);
  const [states, setStates] = useState(noStates);
  const [owner, setOwner] = useState(userId);
  if (owner !== userId) {
    setOwner(userId);
    // Presses from before the session was read belong to this user; later presses belong to the previous user.
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
  const drop = useCallback((eventId: EventId) => setPressed(({ [eventId]: _, ...others }) => others), []);

  const value = useMemo<Favourites>(
    () => ({
      shown: applyPresses(stored, pressed, states),
      isKnown: (eventId) =>
        !isUnread || eventId in pressed || waiting?.find('favourite', userId, eventId) !== undefined,
      userId,
      toggle(eventId) {
        const state = states[eventId];
        if (state) state.toggle();
        else if (userId) setPressed((others) => chooseIn(others, eventId, stored?.includes(eventId) ?? false));
        else setPressed((others) => toggleIn(others, eventId));
      },
    }),
    [stored, isUnread, waiting, pressed, states, userId],
  );
  return (
    <FavouritesContext value={value}>
      {children}
      {userId &&
        Object.entries(pressed).map(([eventId, wanted]) => (
          <ToggledFavourite
            key={`${userId} ${eventId}`}
            userId={userId}
            eventId={eventId}
            wanted={wanted}
            onChange={onChange}
            onUnavailable={drop}
          />
        ))}
    </FavouritesContext>
  );
}

interface FavouriteState {
  shown: boolean;
  toggle: () => void;
}

/** The value chosen before the machine has loaded, by event. */
type Presses = Readonly<Record<EventId, boolean>>;

const noPress: Presses = {};
const noStates: Readonly<Record<EventId, FavouriteState>> = {};

/** Toggles a press from before the session was read: a second press cancels the first. */
function toggleIn(presses: Presses, eventId: EventId): Presses {
  const { [eventId]: wanted, ...others } = presses;
  return wanted === undefined ? { ...presses, [eventId]: true } : others;
}

/** Adds a user's press. The second press is sent, too: the first may already be on its way to the server. */
function chooseIn(presses: Presses, eventId: EventId, isStored: boolean): Presses {
  return { ...presses, [eventId]: !(presses[eventId] ?? isStored) };
}

function useStoredFavourites(userId: string): { read: readonly EventId[] | null; isUnread: boolean } {
  const { t } = useTranslation();
  const showToast = useShowToast();
  const { favouritesOf } = useBackend();
  const { data, isError } = useQuery({
    ...favouritesQuery(userId, favouritesOf(userId)),
    enabled: userId !== '',
  });
  useEffect(() => {
    // While offline, the page has a notice.
    if (isError && !isOffline())
      showToast({ title: t('toast.errorTitle'), description: t('toast.favouritesUnread'), tone: 'danger' });
  }, [isError, showToast, t]);
  return { read: data ?? null, isUnread: isError && !data };
}

function favouritesQuery(userId: string, { listFavourites }: OwnFavouriteServices) {
  return {
    queryKey: queryKeys.favourites(userId),
    queryFn: ({ signal }: { signal: AbortSignal }) => withDeadline(listFavourites, signal),
  };
}

/** Returns the stored favourites with the presses applied, before their machines have loaded. */
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

interface ToggledFavouriteProps {
  userId: string;
  eventId: EventId;
  /** The value chosen before the machine has loaded, or before the sign-in. */
  wanted: boolean;
  onChange: (eventId: EventId, state: FavouriteState) => void;
  /** Called when the machine cannot be loaded. */
  onUnavailable: (eventId: EventId) => void;
}

type FavouriteLogic = ReturnType<typeof createFavouriteActor>['logic'];
type FavouriteCommand = boolean | 'toggle';

const loadFavouriteActor = () => import('./favouriteActor');

const toEvent = (command: FavouriteCommand, { context }: { context: { shown: boolean } }) =>
  ({ type: 'value.chosen', value: command === 'toggle' ? !context.shown : command }) as const;

/** Runs the machine of one favourite. Renders nothing: there is a machine per toggled favourite. */
function ToggledFavourite(props: ToggledFavouriteProps) {
  const { userId, eventId, wanted, onChange, onUnavailable } = props;
  const { t } = useTranslation();
  const showToast = useShowToast();
  const invalidate = useInvalidate();
  const queryClient = useQueryClient();
  const { favouritesOf } = useBackend();
  const [input] = useState(() => {
    const services = favouritesOf(userId);
    return { services, queryClient, userId, query: favouritesQuery(userId, services), eventId };
  });
  const { snapshot, send, queue } = useLazyActor<FavouriteLogic, typeof input, FavouriteCommand>(
    loadFavouriteActor,
    input,
    {
      toEvent,
      on: {
        'value.saved': ({ value }, { context }) => {
          invalidate(queryKeys.favourites(userId));
          invalidate(queryKeys.myEventList(userId, 'favourites'));
          // An event that is no longer saved has no changes to show.
          if (!value) invalidate(queryKeys.changes(userId));
          // On a double press, only the last value is reported.
          if (context.shown !== value) return;
          showToast({
            title: t(value ? 'toast.favouriteAdded' : 'toast.favouriteRemoved'),
            description: readWaiting()?.find('favourite', userId, eventId) && t('waits'),
            tone: 'success',
          });
        },
        'value.failed': fail,
      },
      mayWait: isOffline,
      onUnavailable: () => {
        onUnavailable(eventId);
        fail();
      },
    },
  );
  const choose = useEffectEvent(send);
  useEffect(() => choose(wanted), [wanted]);

  const shown = queue.length ? undefined : snapshot?.context.shown;
  useEffect(() => {
    if (shown !== undefined) onChange(eventId, { shown, toggle: () => send('toggle') });
  }, [eventId, onChange, shown, send]);

  return null;

  function fail() {
    showToast({ title: t('toast.errorTitle'), description: t('toast.favouritesFailed'), tone: 'danger' });
  }
}
