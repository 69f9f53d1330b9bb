import type { EventId } from '@lively/engine';
import { openTabChannel } from '../device/openTabChannel';
import type { OwnFavouriteServices } from '../services/services';
import type { FavouriteNews } from './FavouriteNews';
import type { FavouriteActors, FavouriteWord } from './startFavouriteActors';

/** The favourites of whoever is signed in, for the life of the document: a press outlives the page it was made on. */
export interface FavouriteList {
  /** Reads a user's favourites and follows them. Another user's are let go; null for nobody's. */
  follow(userId: string | null): void;
  /** What is shown as a user's favourites. Null until they are known. */
  shownTo(userId: string | null): ReadonlySet<EventId> | null;
  /** Adds or removes a favourite. A press before they are known waits for them. */
  toggle(userId: string, eventId: EventId): void;
  /** Calls back at each change of what is shown. Returns a function that stops it, as the next one does. */
  subscribe(watcher: () => void): () => void;
  onNews(listener: (news: FavouriteNews) => void): () => void;
}

interface Followed {
  userId: string;
  actors: Promise<FavouriteActors>;
  abort: () => void;
}

export function createFavouriteList(favouritesOf: (userId: string) => OwnFavouriteServices): FavouriteList {
  const watchers = new Set<() => void>();
  const listeners = new Set<(news: FavouriteNews) => void>();
  let followed: Followed | undefined;
  let shown: ReadonlySet<EventId> | null = null;

  return {
    follow,
    shownTo: (userId) => (followed?.userId === userId ? shown : null),
    toggle(userId, eventId) {
      follow(userId)?.actors.then(
        (actors) => actors.toggle(eventId),
        () => tell('unchanged'),
      );
    },
    subscribe(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    onNews(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  function follow(userId: string | null): Followed | undefined {
    if (followed?.userId !== (userId ?? undefined)) {
      followed?.abort();
      followed = undefined;
      show(null);
      if (userId) followed = start(userId);
    }
    return followed;
  }

  function start(userId: string): Followed {
    const services = favouritesOf(userId);
    const controller = new AbortController();
    const { signal } = controller;
    const channel = openTabChannel<FavouriteWord>(`lively_favourites_${userId}`);
    signal.addEventListener('abort', channel.close);
    const actors = Promise.all([import('./startFavouriteActors'), services.listFavourites(signal)]).then(
      ([{ startFavouriteActors }, stored]) => {
        signal.throwIfAborted();
        const started = startFavouriteActors(services, channel, stored, { tellShown: show, tellNews: tell });
        signal.addEventListener('abort', started.stop);
        return started;
      },
    );
    actors.catch(() => {
      if (signal.aborted) return;
      // The next page, or the next press, asks again.
      controller.abort();
      followed = undefined;
      tell('unread');
    });
    return { userId, actors, abort: () => controller.abort() };
  }

  function show(eventIds: ReadonlySet<EventId> | null) {
    shown = eventIds;
    for (const watch of watchers) watch();
  }

  function tell(news: FavouriteNews) {
    for (const listen of listeners) listen(news);
  }
}
