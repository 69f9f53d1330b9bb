import { needsOnboarding } from '@lively/engine';
import { onboardingCompletedKey, onboardingDateKey } from '@lively/engine/constants';
import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../device/deviceStorage';

let isOver = false;
const watchers = new Set<() => void>();

/** What the device remembers of the onboarding. */
export function readOnboarding(): { completed: string | null; date: string | null } {
  return { completed: deviceStorage.read(onboardingCompletedKey), date: deviceStorage.read(onboardingDateKey) };
}

/** Remembers that the onboarding is complete, and since when. */
export function storeOnboarding(now: number): void {
  deviceStorage.write(onboardingCompletedKey, 'true');
  deviceStorage.write(onboardingDateKey, new Date(now).toISOString());
}

/** The onboarding is over for this visit, whatever the device remembers. */
export function endOnboarding(): void {
  isOver = true;
  for (const tell of watchers) tell();
}

/** Whether a user is about to see the onboarding, or sees it. Other dialogs that open by themselves wait for its end. */
export function useOnboardingDue(): boolean {
  return useSyncExternalStore(watch, isDue, () => false);
}

function isDue(): boolean {
  const { completed, date } = readOnboarding();
  return !isOver && needsOnboarding(completed, date, Date.now());
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
