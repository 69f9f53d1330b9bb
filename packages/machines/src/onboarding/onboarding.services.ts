import { ignoreFailure } from '../failure';
import { fromService } from '../fromService';
import { onboardingMachine } from './onboarding.machine';

/** What the onboarding needs from the outside world. */
export interface OnboardingServices {
  /** Replaces the tags the user likes, all or nothing. */
  saveTags(tags: readonly string[], signal: AbortSignal): Promise<void>;
  /** Stores on the device that the onboarding is complete, and since when. Where the device cannot, it shows again. */
  storeCompletion(): void;
}

export const createOnboardingMachine = (services: OnboardingServices) =>
  onboardingMachine.provide({
    actors: {
      saveTags: fromService<void, readonly string[]>((input, signal) => services.saveTags(input, signal)),
    },
    actions: {
      storeCompletion: () => ignoreFailure(async () => services.storeCompletion()),
    },
  });
