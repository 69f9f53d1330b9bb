import { withDeadline } from '@lively/machines';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { MyEvent } from './Backend';
import { useBackend } from './BackendContext';
import { queryKeys } from './queryKeys';

export type MyEventListName = 'purchased' | 'favourites' | 'created';

/**
 * Reads the events that a user bought, saved or published, the latest first. Stays pending without a user.
 *
 * @param userId - Empty while signed out.
 */
export function useMyEventList(userId: string, list: MyEventListName): UseQueryResult<MyEvent[]> {
  const { myEventsOf } = useBackend();
  return useQuery({
    queryKey: queryKeys.myEventList(userId, list),
    queryFn: ({ signal }) => {
      const services = myEventsOf(userId);
      const listFor = {
        purchased: services.listPurchasedEvents,
        favourites: services.listFavouriteEvents,
        created: services.listCreatedEvents,
      };
      return withDeadline(listFor[list], signal);
    },
    enabled: userId !== '',
  });
}
