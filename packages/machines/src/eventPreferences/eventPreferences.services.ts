import type { Preference } from '@lively/engine';
import { fromService } from '../fromService';
import type { SignedInUser } from '../session/session.machine';
import { eventPreferencesMachine } from './eventPreferences.machine';

/** The services that the preferences dialog calls. */
export interface EventPreferencesServices {
  /** Reads the signed-in user from the backend, with the current confirmation of the email address. Null when signed out. */
  readUser(signal: AbortSignal): Promise<SignedInUser | null>;
  /**
   * Replaces all preferences in one transaction. Rejects with the code `sessionEnded` if the backend no longer accepts
   * the session.
   */
  savePreferences(preferences: readonly Preference[], signal: AbortSignal): Promise<void>;
}

export const createEventPreferencesMachine = (services: EventPreferencesServices) =>
  eventPreferencesMachine.provide({
    actors: {
      readUser: fromService<SignedInUser | null>((_, signal) => services.readUser(signal)),
      savePreferences: fromService<void, readonly Preference[]>((input, signal) =>
        services.savePreferences(input, signal),
      ),
    },
  });
