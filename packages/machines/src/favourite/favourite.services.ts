import type { EventId } from '@lively/engine';
import { createOptimisticValueMachine } from '../optimisticValue/optimisticValue.services';

export interface FavouriteToSave {
  eventId: EventId;
  favourite: boolean;
}

/** The services that the favourite machine calls. */
export interface FavouriteServices {
  /** Adds or removes the favourite. A favourite that is already in that state counts as success. */
  saveFavourite(favourite: FavouriteToSave, signal: AbortSignal): Promise<void>;
  /** Reads whether the event is stored as a favourite. */
  readFavourite(eventId: EventId, signal: AbortSignal): Promise<boolean>;
  /** Records a change among the user actions, once it or a later one is saved. A failure has no effect. */
  logFavourite(favourite: FavouriteToSave): Promise<void>;
}

/** Creates the machine of one user's favourite of one event, an optimistic value. */
export const createFavouriteMachine = (services: FavouriteServices) =>
  createOptimisticValueMachine<boolean>('favourite', false, {
    saveValue: ({ eventId, value }, signal) => services.saveFavourite({ eventId, favourite: value }, signal),
    readValue: (eventId, signal) => services.readFavourite(eventId, signal),
    logValue: ({ eventId, value }) => services.logFavourite({ eventId, favourite: value }),
  });
