import type { Preference } from '@lively/engine';
import { fromService } from '../fromService';
import type { SignedInUser } from '../session/session.machine';
import { eventPreferencesMachine } from './eventPreferences.machine';

/** What the preferences dialog needs from the outside world. */
export interface EventPreferencesServices {
  /** Asks the backend who is signed in, and whether the email address is confirmed by now. Null when signed out. */
  readUser(signal: AbortSignal): Promise<SignedInUser | null>;
  /**
   * Replaces the preferences, all or nothing. Rejected with the code `sessionEnded` when the backend no longer accepts
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
