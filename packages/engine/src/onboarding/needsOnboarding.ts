import { onboardingDays } from '../constants.ts';

/**
 * Whether a user sees the onboarding: it was never completed, or more than 30 days ago. `completed` and `date` are the values
 * that the device stored. A flag other than `true` or an invalid date counts as never. See docs/specification.md#onboarding.
 */
export function needsOnboarding(completed: string | null, date: string | null, now: Date | number): boolean {
  return completed !== 'true' || !(+now - Date.parse(date ?? '') <= onboardingDays * 864e5);
}
