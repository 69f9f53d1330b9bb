import type { EventId } from '@lively/engine';
import { fromPromise } from 'xstate';
import { ignoreFailure } from '../ignoreFailure';
import { type FavouriteToSave, favouriteMachine } from './favourite.machine';

/** What the favourite machine needs from the outside world. */
export interface FavouriteServices {
  /** Adds the favourite where it is absent, removes it where it is present; as asked already counts as done. */
  saveFavourite(favourite: FavouriteToSave, signal: AbortSignal): Promise<void>;
  /** Reads whether the event is stored as a favourite. */
  readFavourite(eventId: EventId, signal: AbortSignal): Promise<boolean>;
  /** Notes the change among the user actions. Its failure changes nothing. */
  logFavourite(favourite: FavouriteToSave): Promise<void>;
}

export const createFavouriteMachine = (services: FavouriteServices) =>
  favouriteMachine.provide({
    actors: {
      saveFavourite: fromPromise<void, FavouriteToSave>(({ input, signal }) => services.saveFavourite(input, signal)),
      readFavourite: fromPromise<boolean, EventId>(({ input, signal }) => services.readFavourite(input, signal)),
    },
    actions: {
      logFavourite: ({ context: { eventId, saved } }) =>
        ignoreFailure(() => services.logFavourite({ eventId, favourite: saved })),
    },
  });
