import type { Preference } from '@lively/engine';
import { fromPromise } from 'xstate';
import type { SignedInUser } from '../session/session.machine';
import { eventPreferencesMachine } from './eventPreferences.machine';

/** What the preferences dialog needs from the outside world. */
export interface EventPreferencesServices {
  /** Asks the backend who is signed in, and whether the address is confirmed by now. Null for nobody. */
  readUser(signal: AbortSignal): Promise<SignedInUser | null>;
  /** Replaces the preferences, all or nothing. */
  savePreferences(preferences: readonly Preference[], signal: AbortSignal): Promise<void>;
}

export const createEventPreferencesMachine = (services: EventPreferencesServices) =>
  eventPreferencesMachine.provide({
    actors: {
      readUser: fromPromise<SignedInUser | null>(({ signal }) => services.readUser(signal)),
      savePreferences: fromPromise<void, readonly Preference[]>(({ input, signal }) =>
        services.savePreferences(input, signal),
      ),
    },
  });
