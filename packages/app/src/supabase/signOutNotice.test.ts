import { expect, test } from 'vitest';
import { announceSignOut, watchSignOuts } from './signOutNotice';

test('a sign-out of another tab is heard, also where its notice comes after the refusal of the session', async () => {
  const signOuts = watchSignOuts();
  const isHeard = signOuts.isHeardSoon();
  expect(signOuts.wasHeard()).toBe(false);
  announceSignOut();
  expect(await isHeard).toBe(true);
  expect(signOuts.wasHeard()).toBe(true);
  signOuts.stop();
});

test('without a notice no sign-out is heard', async () => {
  const signOuts = watchSignOuts();
  expect(await signOuts.isHeardSoon()).toBe(false);
  signOuts.stop();
});
