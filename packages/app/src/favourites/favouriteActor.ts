import type { EventId } from '@lively/engine';
import { createFavouriteMachine, deadline, type FavouriteServices } from '@lively/machines';
import type { QueryClient, QueryFunction, QueryKey } from '@tanstack/react-query';
import { type Actor, createActor } from 'xstate';
import { findReadTitle } from '../data/listReadEvents';
import { syncWithQuery } from '../data/syncWithQuery';
import { readWaiting } from '../device/waitingEntries';
import { sendOrKeep } from '../outbox/sendOrKeep';

interface FavouriteActorInput {
  services: FavouriteServices;
  queryClient: QueryClient;
  userId: string;
  /** Reads the ids of the user's favourites: `queryKeys.favourites`. */
  query: { queryKey: QueryKey; queryFn: QueryFunction<readonly EventId[]> };
  eventId: EventId;
}

/** Whether one event is a favourite of a user, synchronised with the query cache. */
export default function createFavouriteActor({
  services,
  queryClient,
  userId,
  query,
  eventId,
}: FavouriteActorInput): Actor<ReturnType<typeof createFavouriteMachine>> {
  const findEntry = () => readWaiting()?.find('favourite', userId, eventId);
  const readStored = () => queryClient.getQueryData<readonly EventId[]>(query.queryKey)?.includes(eventId);
  const machine = createFavouriteMachine({
    readFavourite: (id, signal) => services.readFavourite(id, signal),
    saveFavourite: (favourite) =>
      sendOrKeep(
        userId,
        {
          kind: 'favourite',
          id: crypto.randomUUID(),
          owner: userId,
          target: eventId,
          title: findReadTitle(queryClient, eventId),
          value: favourite.favourite,
          before: readStored() ?? false,
        },
        // Not aborted on unmount; only the timeout stops it.
        () => services.saveFavourite(favourite, AbortSignal.timeout(deadline)),
      ),
    // A waiting entry is logged once it is sent.
    logFavourite: async (favourite) => {
      if (!findEntry()) await services.logFavourite(favourite);
    },
  });
  const saved = (findEntry()?.value as boolean | undefined) ?? readStored();
  const actor = createActor(machine, { input: saved === undefined ? { eventId } : { eventId, saved } });
  syncWithQuery(
    actor,
    queryClient,
    { ...query, select: (ids) => ids.includes(eventId) },
    () => findEntry() !== undefined,
  );
  return actor;
}
