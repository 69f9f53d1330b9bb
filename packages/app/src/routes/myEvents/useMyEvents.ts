import type { UseQueryResult } from '@tanstack/react-query';
import type { MyEvent } from '../../data/Backend';
import { useMyEventList } from '../../data/useMyEventList';
import { useFavourites } from '../../favourites/FavouritesProvider';
import type { EventsTab } from './myEventsTab';

interface MyEvents {
  lists: Record<EventsTab, UseQueryResult<MyEvent[]>>;
  /** How many there are in a view; undefined until it is known. */
  countOf: (tab: EventsTab) => number | undefined;
  /** Whether an event of a view counts: a favourite that was just let go stays, so that it can be kept again, but does not. */
  isCounted: (tab: EventsTab, event: MyEvent) => boolean;
}

/** The events that are a user's, by view. What is known shows while it is read again. */
export function useMyEvents(userId: string): MyEvents {
  const { shown: favourites } = useFavourites();
  const lists = {
    purchased: useMyEventList(userId, 'purchased'),
    favourites: useMyEventList(userId, 'favourites'),
    created: useMyEventList(userId, 'created'),
  };
  return {
    lists,
    isCounted: (tab, { id }) => tab !== 'favourites' || !favourites || favourites.has(id),
    countOf: (tab) => (tab === 'favourites' && favourites ? favourites.size : lists[tab].data?.length),
  };
}
