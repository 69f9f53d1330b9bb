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
  /** How many there are in a view; undefined until it is known. */
  countOf: (tab: EventsTab) => number | undefined;
  /** Whether an event of a view counts: a favourite that was just let go stays, so that it can be kept again, but does not. */
  isCounted: (tab: EventsTab, event: MyEvent) => boolean;
}

/** The events that are a user's, by view. What is known shows while it is read again. */
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
    // Before the list is read, the hearts are known.
    countOf: (tab) =>
      lists[tab].data?.filter((event) => isCounted(tab, event)).length ??
      (tab === 'favourites' ? favourites?.size : undefined),
  };
}
