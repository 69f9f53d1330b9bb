import type { LivelyEvent } from '@lively/engine';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useServices } from '../../services/ServicesContext';
import { type Loaded, useLoaded } from '../../services/useLoaded';
import type { MyEventsTab } from './myEventsTab';

/**
 * The events that are a user's, by view. The shown view is read again when one comes back to it, and the favourites when
 * another one is added elsewhere; what is known shows meanwhile.
 */
export function useMyEvents(userId: string, tab: MyEventsTab) {
  const { myEventsOf, favouriteList } = useServices();
  const services = useRef(myEventsOf(userId)).current;
  const lists: Record<MyEventsTab, Loaded<LivelyEvent[]>> = {
    purchased: useLoaded(services.listPurchasedEvents),
    favourites: useLoaded(services.listFavouriteEvents),
    created: useLoaded(services.listCreatedEvents),
  };
  const hearts = useSyncExternalStore(
    favouriteList.subscribe,
    useCallback(() => favouriteList.shownTo(userId), [favouriteList, userId]),
  );

  const shownTab = useRef(tab);
  useEffect(() => {
    const list = lists[tab];
    if (shownTab.current !== tab && list.status === 'ready') list.reload();
    shownTab.current = tab;
  });

  const { favourites } = lists;
  const listed = favourites.status === 'ready' ? favourites.value : undefined;
  const isOneMissing = listed && hearts && [...hearts].some((id) => listed.every((event) => event.id !== id));
  const reload = favourites.status === 'ready' ? favourites.reload : undefined;
  useEffect(() => {
    if (isOneMissing) reload?.();
  }, [isOneMissing, reload]);

  return { lists, countOf };

  /** How many there are in a view; undefined until it is known. */
  function countOf(name: MyEventsTab): number | undefined {
    const list = lists[name];
    if (list.status !== 'ready') return undefined;
    // A heart that was just emptied stays, so that it can be filled again, but no longer counts.
    return name === 'favourites' && hearts ? hearts.size : list.value.length;
  }
}
