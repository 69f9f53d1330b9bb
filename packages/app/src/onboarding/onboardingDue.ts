import { needsOnboarding } from '@lively/engine';
import { onboardingCompletedKey, onboardingDateKey } from '@lively/engine/constants';
import { deviceStorage } from '../device/deviceStorage';

/** Reads the stored state of the onboarding. */
export function readOnboarding(): { completed: string | null; date: string | null } {
  return { completed: deviceStorage.read(onboardingCompletedKey), date: deviceStorage.read(onboardingDateKey) };
}

/** Stores that the onboarding is complete, and when. */
export function storeOnboarding(now: number): void {
  deviceStorage.write(onboardingCompletedKey, 'true');
  deviceStorage.write(onboardingDateKey, new Date(now).toISOString());
}

/** Whether the onboarding must be shown, by the stored state. */
export function isOnboardingDue(): boolean {
  const { completed, date } = readOnboarding();
  return needsOnboarding(completed, date, Date.now());
}
