import { fromService } from '../fromService';
import { profileMachine } from './profile.machine';
import type { ProfileFields } from './profileProblems';

/** What the profile needs from the outside world. */
export interface ProfileServices {
  /** Replaces what the user wrote about themselves. */
  saveProfile(profile: ProfileFields, signal: AbortSignal): Promise<void>;
}

export const createProfileMachine = (services: ProfileServices) =>
  profileMachine.provide({
    actors: {
      saveProfile: fromService<void, ProfileFields>((input, signal) => services.saveProfile(input, signal)),
    },
  });
