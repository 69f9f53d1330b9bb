import { fromService } from '../fromService';
import { profileMachine } from './profile.machine';
import type { ProfileFields } from './profileProblems';

/** The services that the profile machine calls. */
export interface ProfileServices {
  /** Replaces the profile fields of the user. */
  saveProfile(profile: ProfileFields, signal: AbortSignal): Promise<void>;
}

export const createProfileMachine = (services: ProfileServices) =>
  profileMachine.provide({
    actors: {
      saveProfile: fromService<void, ProfileFields>((input, signal) => services.saveProfile(input, signal)),
    },
  });
