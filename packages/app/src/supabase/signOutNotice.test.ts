import { afterEach, expect, test, vi } from 'vitest';
import { announceSignOut, hearSignOuts, isSignOutHeard, isSignOutHeardSoon } from './signOutNotice';

afterEach(() => vi.useRealTimers());

test('a sign-out without a notice is not detected', async () => {
  const stop = hearSignOuts();
  expect(await isSignOutHeardSoon()).toBe(false);
  stop();
});

test('a sign-out in another tab is detected, even if its notice arrives late', async () => {
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
