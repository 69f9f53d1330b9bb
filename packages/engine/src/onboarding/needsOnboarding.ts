import { onboardingDays } from '../constants.ts';

/**
 * Whether a signed-in user sees the onboarding: it was never completed, or more than 30 days ago. `completed` and `date` are
 * what the device stored; a flag other than `true` or a date nobody can read counts as never. Specification, section 4.
 */
export function needsOnboarding(completed: string | null, date: string | null, now: Date | number): boolean {
  return completed !== 'true' || !(+now - Date.parse(date ?? '') <= onboardingDays * 864e5);
}
