import type { EventId } from '@lively/engine';
import { createFavouriteMachine, deadline, type FavouriteServices } from '@lively/machines';
import type { QueryClient, QueryFunction, QueryKey } from '@tanstack/react-query';
import { type Actor, createActor } from 'xstate';
import { syncWithQuery } from '../data/syncWithQuery';

interface FavouriteActorInput {
  services: FavouriteServices;
  queryClient: QueryClient;
  /** Reads the ids of the user's favourites. */
  query: { queryKey: QueryKey; queryFn: QueryFunction<readonly EventId[]> };
  eventId: EventId;
}

/** Whether one event is among one user's favourites, synced with the query cache. */
export default function createFavouriteActor({
  services,
  queryClient,
  query,
  eventId,
}: FavouriteActorInput): Actor<ReturnType<typeof createFavouriteMachine>> {
  const machine = createFavouriteMachine({
    ...services,
    // Not aborted on unmount; only the timeout stops it.
    saveFavourite: (favourite) => services.saveFavourite(favourite, AbortSignal.timeout(deadline)),
  });
  const favourites = queryClient.getQueryData<readonly EventId[]>(query.queryKey);
  const actor = createActor(machine, {
    input: favourites ? { eventId, saved: favourites.includes(eventId) } : { eventId },
  });
  syncWithQuery(actor, queryClient, { ...query, select: (ids) => ids.includes(eventId) });
  return actor;
}
