import { needsOnboarding } from '@lively/engine';
import { onboardingCompletedKey, onboardingDateKey } from '@lively/engine/constants';
import { deviceStorage } from '../device/deviceStorage';

/** What the device keeps of the onboarding. */
export function readOnboarding(): { completed: string | null; date: string | null } {
  return { completed: deviceStorage.read(onboardingCompletedKey), date: deviceStorage.read(onboardingDateKey) };
}

/** Stores that the onboarding is complete, and since when. */
export function storeOnboarding(now: number): void {
  deviceStorage.write(onboardingCompletedKey, 'true');
  deviceStorage.write(onboardingDateKey, new Date(now).toISOString());
}

/** Whether a user is to see the onboarding, by what the device keeps. */
export function isOnboardingDue(): boolean {
  const { completed, date } = readOnboarding();
  return needsOnboarding(completed, date, Date.now());
}
