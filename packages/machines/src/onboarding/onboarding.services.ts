import { ignoreFailure } from '../failure';
import { fromService } from '../fromService';
import { onboardingMachine } from './onboarding.machine';

/** The services that the onboarding calls. */
export interface OnboardingServices {
  /** Replaces all tags that the user likes, in one transaction. */
  saveTags(tags: readonly string[], signal: AbortSignal): Promise<void>;
  /**
   * Stores on the device that the onboarding is complete, and when. If the device cannot store it, the onboarding shows again.
   */
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
