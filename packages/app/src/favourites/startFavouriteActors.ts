import type { EventId } from '@lively/engine';
import { createFavouriteMachine, type FavouriteServices } from '@lively/machines';
import { createActor } from 'xstate';
import type { TabChannel } from '../device/openTabChannel';
import type { FavouriteNews } from './FavouriteNews';

/** The hearts of one user, in this tab and in every other. */
export interface FavouriteActors {
  toggle(eventId: EventId): void;
  stop(): void;
}

interface Listeners {
  /** Called with all that is shown as a favourite, at once and at each change. */
  tellShown: (eventIds: ReadonlySet<EventId>) => void;
  tellNews: (news: FavouriteNews) => void;
}

/** What one tab tells the others. */
export interface FavouriteWord {
  eventId: EventId;
  favourite: boolean;
}

/** Starts a machine for each heart that is pressed, here or in another tab. */
export function startFavouriteActors(
  services: FavouriteServices,
  channel: TabChannel<FavouriteWord>,
  stored: readonly EventId[],
  { tellShown, tellNews }: Listeners,
): FavouriteActors {
  const machine = createFavouriteMachine(services);
  const actors = new Map<EventId, ReturnType<typeof startActor>>();
  let shown: ReadonlySet<EventId> = new Set(stored);

  tellShown(shown);
  channel.listen(({ eventId, favourite }) => actorOf(eventId).send({ type: 'favourite.synced', favourite }));

  return {
    toggle: (eventId) => actorOf(eventId).send({ type: 'favourite.toggled' }),
    stop: () => {
      for (const actor of actors.values()) actor.stop();
    },
  };

  function actorOf(eventId: EventId) {
    const actor = actors.get(eventId) ?? startActor(eventId);
    actors.set(eventId, actor);
    return actor;
  }

  function startActor(eventId: EventId) {
    const actor = createActor(machine, { input: { eventId, saved: shown.has(eventId) } });
    actor.subscribe(({ context }) => show(eventId, context.shown));
    actor.on('favourite.saved', ({ favourite }) => {
      channel.post({ eventId, favourite });
      // Of a double press only the last intention is worth a word.
      if (shown.has(eventId) === favourite) tellNews(favourite ? 'added' : 'removed');
    });
    actor.on('favourite.failed', () => tellNews('unchanged'));
    return actor.start();
  }

  function show(eventId: EventId, isShown: boolean) {
    if (shown.has(eventId) === isShown) return;
    const others = [...shown].filter((id) => id !== eventId);
    shown = new Set(isShown ? [eventId, ...others] : others);
    tellShown(shown);
  }
}
