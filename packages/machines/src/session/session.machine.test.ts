import { expect, test } from 'vitest';
import { refusal, serviceOnCommand } from '../test/serviceOnCommand';
import { startActor } from '../test/startActor';
import type { SessionChange } from './session.machine';
import { createSessionMachine } from './session.services';
import { lea, leaAtFirstFactor, noe } from './session.walk';

function begin(...past: SessionChange[]) {
  const signOut = serviceOnCommand<void>();
  let listeners: ((change: SessionChange) => void)[] = [];
  const machine = createSessionMachine({
    watchSession(listener) {
      listeners.push(listener);
      return () => {
        listeners = listeners.filter((each) => each !== listener);
      };
    },
    signOut: (signal) => signOut.ask(undefined, signal),
  });
  const { actor, clock, emitted } = startActor(machine, undefined);
  const report = (change: SessionChange) => {
    for (const listener of listeners) listener(change);
  };
  for (const change of past) report(change);
  const emittedTypes = () => emitted.splice(0).map(({ type }) => type);
  emittedTypes();
  return { actor, clock, emitted, emittedTypes, report, signOut, listeners: () => listeners.length };
}

const signedIn: SessionChange = { type: 'session.read', user: lea };

test('a stored session is read without an event', () => {
  const { actor, emitted, report } = begin();
  expect(actor.getSnapshot().value).toBe('reading');
  report(signedIn);
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'idle' });
  expect(actor.getSnapshot().context).toEqual({ user: lea, reason: null });
  expect(emitted).toEqual([]);
});

test('a missing session is read as a visitor, and no event is emitted', () => {
  const { actor, emitted, report } = begin();
  report({ type: 'session.read', user: null });
  expect(actor.getSnapshot().value).toBe('signedOut');
  expect(actor.getSnapshot().context).toEqual({ user: null, reason: 'visitor' });
  expect(emitted).toEqual([]);
});

test('a stored session that was too old is expired, and no event is emitted', () => {
  const { actor, emitted, report } = begin();
  report({ type: 'session.read', user: null, lostBy: 'expired' });
  expect(actor.getSnapshot().value).toBe('signedOut');
  expect(actor.getSnapshot().context).toEqual({ user: null, reason: 'expired' });
  expect(emitted).toEqual([]);
});

test('a session that is not read within ten seconds is overdue, and is still accepted later', () => {
  const { actor, clock, report } = begin();
  clock.increment(9_999);
  expect(actor.getSnapshot().value).toBe('reading');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('overdue');
  report(signedIn);
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'idle' });
});

test('a sign-in starts a session, and refreshes and updates do not start another one', () => {
  const { actor, report, emittedTypes } = begin({ type: 'session.read', user: null });
  report({ type: 'session.signedIn', user: lea });
  expect(emittedTypes()).toEqual(['session.started']);
  const renamed = { ...lea, fullName: 'Léa Martin' };
  report({ type: 'session.refreshed', user: lea });
  report({ type: 'session.challengeVerified', user: lea });
  report({ type: 'session.signedIn', user: lea });
  report({ type: 'session.userUpdated', user: renamed });
  expect(emittedTypes()).toEqual([]);
  expect(actor.getSnapshot().context.user).toEqual(renamed);
});

test('a user with a second factor is signed in after the code is verified', () => {
  const { actor, report, emittedTypes } = begin({ type: 'session.read', user: null });
  report({ type: 'session.signedIn', user: leaAtFirstFactor });
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'codeDue' });
  report({ type: 'session.challengeVerified', user: { ...lea, secondFactor: 'verified' } });
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'idle' });
  expect(emittedTypes()).toEqual(['session.started']);
});

test('a stored session at the first factor requires the code, and so does a factor added by another device', () => {
  const { actor, report } = begin({ type: 'session.read', user: leaAtFirstFactor });
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'codeDue' });
  report({ type: 'session.refreshed', user: lea });
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'idle' });
  report({ type: 'session.refreshed', user: leaAtFirstFactor });
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'codeDue' });
});

test('a user can ask for a sign-out before the code is verified', async () => {
  const { actor, signOut } = begin({ type: 'session.read', user: leaAtFirstFactor });
  actor.send({ type: 'session.signOutAsked' });
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'signingOut' });
  await signOut.last().fail();
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'codeDue' });
});

test('a failed refresh ends the session as expired', () => {
  const { actor, report, emittedTypes } = begin(signedIn);
  report({ type: 'session.expired', lostBy: 'expired' });
  expect(actor.getSnapshot().value).toBe('signedOut');
  expect(actor.getSnapshot().context).toEqual({ user: null, reason: 'expired' });
  expect(emittedTypes()).toEqual(['session.ended']);
  report({ type: 'session.signedOut' });
  expect(actor.getSnapshot().context.reason).toBe('expired');
  expect(emittedTypes()).toEqual([]);
});

test('a session whose time is over ends as timed out, after and before it is read', () => {
  const { actor, report, emittedTypes } = begin(signedIn);
  report({ type: 'session.expired', lostBy: 'timedOut' });
  expect(actor.getSnapshot().context.reason).toBe('timedOut');
  expect(emittedTypes()).toEqual(['session.ended']);
  const stored = begin();
  stored.report({ type: 'session.read', user: null, lostBy: 'timedOut' });
  expect(stored.actor.getSnapshot().context.reason).toBe('timedOut');
});

test('a failed refresh of a session that is not read yet ends it as expired', () => {
  const { actor, report, emittedTypes } = begin();
  report({ type: 'session.expired', lostBy: 'expired' });
  expect(actor.getSnapshot().context.reason).toBe('expired');
  expect(emittedTypes()).toEqual(['session.ended']);
});

test('a sign-out in another tab ends the session in this tab', () => {
  const { actor, report, emittedTypes } = begin(signedIn);
  report({ type: 'session.signedOut' });
  expect(actor.getSnapshot().context).toEqual({ user: null, reason: 'elsewhere' });
  expect(emittedTypes()).toEqual(['session.ended']);
});

test('a sign-in of another user replaces the session', () => {
  const { actor, report, emittedTypes } = begin(signedIn);
  report({ type: 'session.signedIn', user: noe });
  expect(actor.getSnapshot().context.user).toEqual(noe);
  expect(emittedTypes()).toEqual(['session.switched']);
});

test('the link of a password reset signs the user in and asks for a new password', () => {
  const { actor, report, emittedTypes } = begin();
  report({ type: 'session.recovered', user: lea });
  expect(actor.getSnapshot().context.user).toEqual(lea);
  expect(emittedTypes()).toEqual(['session.passwordDue']);
});

test('a sign-out ends the session once, for any order of the change and the answer', async () => {
  for (const order of ['change', 'answer']) {
    const { actor, report, emittedTypes, signOut } = begin(signedIn);
    actor.send({ type: 'session.signOutAsked' });
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'signingOut' });
    if (order === 'change') report({ type: 'session.signedOut' });
    await signOut.last().succeed();
    report({ type: 'session.signedOut' });
    expect(actor.getSnapshot().context).toEqual({ user: null, reason: 'left' });
    expect(emittedTypes()).toEqual(['session.ended']);
  }
});

test('a failed sign-out is reported and keeps the session, and can be repeated', async () => {
  const { actor, emitted, signOut } = begin(signedIn);
  actor.send({ type: 'session.signOutAsked' });
  await signOut.last().fail();
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'idle' });
  expect(emitted).toEqual([{ type: 'session.signOutFailed', failure: refusal }]);
  actor.send({ type: 'session.signOutAsked' });
  expect(signOut.calls).toHaveLength(2);
});

test('a sign-in of another user aborts the sign-out', async () => {
  const { actor, report, signOut } = begin(signedIn);
  actor.send({ type: 'session.signOutAsked' });
  report({ type: 'session.signedIn', user: noe });
  expect(signOut.last().signal.aborted).toBe(true);
  await signOut.last().succeed();
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'idle' });
  expect(actor.getSnapshot().context.user).toEqual(noe);
});

test('a second sign-out during the first is ignored', () => {
  const { actor, signOut } = begin(signedIn);
  actor.send({ type: 'session.signOutAsked' });
  actor.send({ type: 'session.signOutAsked' });
  expect(signOut.calls).toHaveLength(1);
});

test('a stopped machine no longer watches the session', () => {
  const { actor, listeners } = begin();
  expect(listeners()).toBe(1);
  actor.stop();
  expect(listeners()).toBe(0);
});
