import type { Attempt, Attempts } from './Attempts.ts';

/** Returns true if an attempt whose limit is one was counted within its window: whether an account was opened at a place. */
export async function isCounted(attempts: Attempts, attempt: Attempt): Promise<boolean> {
  const { secondsToWait, giveBack } = await attempts.admit([attempt]);
  await giveBack();
  return secondsToWait > 0;
}
