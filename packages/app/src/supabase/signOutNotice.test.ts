import { afterEach, expect, test, vi } from 'vitest';
import { announceSignOut, hearSignOuts, isSignOutHeard, isSignOutHeardSoon } from './signOutNotice';

afterEach(() => vi.useRealTimers());

test('without a notice no sign-out is heard', async () => {
  const stop = hearSignOuts();
  expect(await isSignOutHeardSoon()).toBe(false);
  stop();
});

test('a sign-out of another tab is heard, also where its notice comes after the refusal of the session', async () => {
  const stop = hearSignOuts();
  const isHeard = isSignOutHeardSoon();
  expect(isSignOutHeard()).toBe(false);
  announceSignOut();
  expect(await isHeard).toBe(true);
  stop();
  vi.useFakeTimers({ now: 0, toFake: ['performance'] });
  vi.advanceTimersByTime(120_000 + 24 * 36e5);
  expect(isSignOutHeard()).toBe(false);
});
