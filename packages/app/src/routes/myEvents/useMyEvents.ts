import type { UseQueryResult } from '@tanstack/react-query';
import type { MyEvent } from '../../data/Backend';
import { useMyEventList } from '../../data/useMyEventList';
import { useFavourites } from '../../favourites/FavouritesProvider';
import type { EventsTab } from './myEventsTab';
import { useWaitingFavourites } from './useWaitingFavourites';

type MyEventList = Pick<
  UseQueryResult<MyEvent[]>,
  'data' | 'isPending' | 'isLoadingError' | 'isRefetchError' | 'isFetching' | 'refetch'
>;

interface MyEvents {
  lists: Record<EventsTab, MyEventList>;
  /** Returns the number of events in a view; undefined until it is loaded. */
  countOf: (tab: EventsTab) => number | undefined;
  /** Whether an event of a view counts: a favourite that was just removed is still listed, to undo it, but does not count. */
  isCounted: (tab: EventsTab, event: MyEvent) => boolean;
}

/** Reads the events of a user, by view. Cached events are shown during a refetch. */
export function useMyEvents(userId: string): MyEvents {
  const { shown: favourites } = useFavourites();
  const kept = useMyEventList(userId, 'favourites');
  const lists = {
    purchased: useMyEventList(userId, 'purchased'),
    favourites: { ...kept, data: useWaitingFavourites(userId, kept.data) },
    created: useMyEventList(userId, 'created'),
  };
  const isCounted = (tab: EventsTab, { id }: MyEvent) => tab !== 'favourites' || !favourites || favourites.has(id);
  return {
    lists,
    isCounted,
    // The favourites are loaded before the list.
    countOf: (tab) =>
      lists[tab].data?.filter((event) => isCounted(tab, event)).length ??
      (tab === 'favourites' ? favourites?.size : undefined),
  };
}
