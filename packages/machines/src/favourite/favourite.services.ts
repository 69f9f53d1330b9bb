import type { EventId } from '@lively/engine';
import { createOptimisticValueMachine } from '../optimisticValue/optimisticValue.services';

export interface FavouriteToSave {
  eventId: EventId;
  favourite: boolean;
}

/** What the favourite machine needs from the outside world. */
export interface FavouriteServices {
  /** Adds or removes the favourite; as asked already counts as success. */
  saveFavourite(favourite: FavouriteToSave, signal: AbortSignal): Promise<void>;
  /** Reads whether the event is stored as a favourite. */
  readFavourite(eventId: EventId, signal: AbortSignal): Promise<boolean>;
  /** Records the change among the user actions. Its failure changes nothing. */
  logFavourite(favourite: FavouriteToSave): Promise<void>;
}

/** Whether one event is a favourite of one user, as an optimistic value. */
export const createFavouriteMachine = (services: FavouriteServices) =>
  createOptimisticValueMachine<boolean>('favourite', false, {
    saveValue: ({ eventId, value }, signal) => services.saveFavourite({ eventId, favourite: value }, signal),
    readValue: (eventId, signal) => services.readFavourite(eventId, signal),
    logValue: ({ eventId, value }) => services.logFavourite({ eventId, favourite: value }),
  });
