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

test('a stored session is read silently', () => {
  const { actor, emitted, report } = begin();
  expect(actor.getSnapshot().value).toBe('reading');
  report(signedIn);
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'idle' });
  expect(actor.getSnapshot().context).toEqual({ user: lea, reason: null });
  expect(emitted).toEqual([]);
});

test('without a stored session one is a visitor, and nothing has ended', () => {
  const { actor, emitted, report } = begin();
  report({ type: 'session.read', user: null });
  expect(actor.getSnapshot().value).toBe('signedOut');
  expect(actor.getSnapshot().context).toEqual({ user: null, reason: 'visitor' });
  expect(emitted).toEqual([]);
});

test('a stored session that was too old is an expired one, without an event', () => {
  const { actor, emitted, report } = begin();
  report({ type: 'session.read', user: null, isExpired: true });
  expect(actor.getSnapshot().value).toBe('signedOut');
  expect(actor.getSnapshot().context).toEqual({ user: null, reason: 'expired' });
  expect(emitted).toEqual([]);
});

test('a session that cannot be read is reported after ten seconds, and still counts when it comes late', () => {
  const { actor, clock, report } = begin();
  clock.increment(9_999);
  expect(actor.getSnapshot().value).toBe('reading');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('overdue');
  report(signedIn);
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'idle' });
});

test('signing in starts a session; refreshes and updates only follow it', () => {
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

test('a user with a second factor is signed in once its code was verified', () => {
  const { actor, report, emittedTypes } = begin({ type: 'session.read', user: null });
  report({ type: 'session.signedIn', user: leaAtFirstFactor });
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'codeDue' });
  report({ type: 'session.challengeVerified', user: { ...lea, secondFactor: 'verified' } });
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'idle' });
  expect(emittedTypes()).toEqual(['session.started']);
});

test('a stored session at the first factor asks for the code, and so does a factor that another device added', () => {
  const { actor, report } = begin({ type: 'session.read', user: leaAtFirstFactor });
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'codeDue' });
  report({ type: 'session.refreshed', user: lea });
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'idle' });
  report({ type: 'session.refreshed', user: leaAtFirstFactor });
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'codeDue' });
});

test('a user without their code can sign out', async () => {
  const { actor, signOut } = begin({ type: 'session.read', user: leaAtFirstFactor });
  actor.send({ type: 'session.signOutAsked' });
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'signingOut' });
  await signOut.last().fail();
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'codeDue' });
});

test('a failed refresh removes the session and says that it expired', () => {
  const { actor, report, emittedTypes } = begin(signedIn);
  report({ type: 'session.expired' });
  expect(actor.getSnapshot().value).toBe('signedOut');
  expect(actor.getSnapshot().context).toEqual({ user: null, reason: 'expired' });
  expect(emittedTypes()).toEqual(['session.ended']);
  report({ type: 'session.signedOut' });
  expect(actor.getSnapshot().context.reason).toBe('expired');
  expect(emittedTypes()).toEqual([]);
});

test('a stored session whose refresh fails ends as expired, not as a visit', () => {
  const { actor, report, emittedTypes } = begin();
  report({ type: 'session.expired' });
  expect(actor.getSnapshot().context.reason).toBe('expired');
  expect(emittedTypes()).toEqual(['session.ended']);
});

test('signing out in another tab ends the session here', () => {
  const { actor, report, emittedTypes } = begin(signedIn);
  report({ type: 'session.signedOut' });
  expect(actor.getSnapshot().context).toEqual({ user: null, reason: 'elsewhere' });
  expect(emittedTypes()).toEqual(['session.ended']);
});

test('another user who signs in takes over', () => {
  const { actor, report, emittedTypes } = begin(signedIn);
  report({ type: 'session.signedIn', user: noe });
  expect(actor.getSnapshot().context.user).toEqual(noe);
  expect(emittedTypes()).toEqual(['session.switched']);
});

test('the link of a password reset signs in and asks for a new password', () => {
  const { actor, report, emittedTypes } = begin();
  report({ type: 'session.recovered', user: lea });
  expect(actor.getSnapshot().context.user).toEqual(lea);
  expect(emittedTypes()).toEqual(['session.passwordDue']);
});

test('signing out succeeds: once, whether the change or the answer comes first', async () => {
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

test('signing out fails: one stays signed in and is emittedTypes, and can try again', async () => {
  const { actor, emitted, signOut } = begin(signedIn);
  actor.send({ type: 'session.signOutAsked' });
  await signOut.last().fail();
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'idle' });
  expect(emitted).toEqual([{ type: 'session.signOutFailed', failure: refusal }]);
  actor.send({ type: 'session.signOutAsked' });
  expect(signOut.calls).toHaveLength(2);
});

test('signing out is interrupted: another user has signed in meanwhile and stays', async () => {
  const { actor, report, signOut } = begin(signedIn);
  actor.send({ type: 'session.signOutAsked' });
  report({ type: 'session.signedIn', user: noe });
  expect(signOut.last().signal.aborted).toBe(true);
  await signOut.last().succeed();
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'idle' });
  expect(actor.getSnapshot().context.user).toEqual(noe);
});

test('signing out is repeated: the second press waits for the first', () => {
  const { actor, signOut } = begin(signedIn);
  actor.send({ type: 'session.signOutAsked' });
  actor.send({ type: 'session.signOutAsked' });
  expect(signOut.calls).toHaveLength(1);
});

test('the watching stops with the machine', () => {
  const { actor, listeners } = begin();
  expect(listeners()).toBe(1);
  actor.stop();
  expect(listeners()).toBe(0);
});
