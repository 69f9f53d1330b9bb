import type { EventId } from '@lively/engine';
import { createFavouriteMachine } from '@lively/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../data/BackendContext';
import { queryKeys } from '../data/queryKeys';
import { useEmitted } from '../data/useEmitted';
import { useInvalidate } from '../data/useInvalidate';
import { deadline } from '../data/withDeadline';
import { useShowToast } from '../toasts/ToastProvider';

export interface FavouriteState {
  shown: boolean;
  toggle: () => void;
}

export interface FavouriteActorProps {
  userId: string;
  eventId: EventId;
  /** Whether it is stored as a favourite, undefined until that is known. */
  stored: boolean | undefined;
  /** What the first press, or the one before the sign-in, asked for. */
  wanted: boolean;
  onChange: (eventId: EventId, state: FavouriteState) => void;
}

/** Runs the machine of one heart, which was just pressed for the first time. */
export default function FavouriteActor({ userId, eventId, stored, wanted, onChange }: FavouriteActorProps) {
  const { t } = useTranslation();
  const showToast = useShowToast();
  const invalidate = useInvalidate();
  const { favouritesOf } = useBackend();
  const machine = useMemo(() => {
    const services = favouritesOf(userId);
    return createFavouriteMachine({
      ...services,
      // It goes on when the page is left: only its time ends it.
      saveFavourite: (favourite) => services.saveFavourite(favourite, AbortSignal.timeout(deadline)),
    });
  }, [favouritesOf, userId]);
  const [input] = useState(() => (stored === undefined ? { eventId } : { eventId, saved: stored }));
  const actor = useActorRef(machine, { input });
  const shown = useSelector(actor, ({ context }) => context.shown);

  useEffect(() => {
    actor.send({ type: 'value.chosen', value: wanted });
  }, [actor, wanted]);
  useEffect(() => {
    const toggle = () => actor.send({ type: 'value.chosen', value: !actor.getSnapshot().context.shown });
    onChange(eventId, { shown, toggle });
  }, [actor, eventId, onChange, shown]);

  // Another tab changed it.
  useEffect(() => {
    if (stored !== undefined && stored !== actor.getSnapshot().context.saved) {
      actor.send({ type: 'value.synced', value: stored });
    }
  }, [actor, stored]);

  useEmitted(actor, 'value.saved', ({ value }) => {
    invalidate(queryKeys.favourites(userId));
    invalidate(queryKeys.myEventList(userId, 'favourites'));
    // Of a double press only the last intention is worth a message.
    if (actor.getSnapshot().context.shown !== value) return;
    showToast({ title: t(value ? 'toast.favouriteAdded' : 'toast.favouriteRemoved'), tone: 'success' });
  });
  useEmitted(actor, 'value.failed', () => {
    showToast({ title: t('toast.errorTitle'), description: t('toast.favouritesFailed'), tone: 'danger' });
  });
  return null;
}
