import { expect, test } from 'vitest';
import { refusal } from '../test/refusal';
import { serviceOnCommand } from '../test/serviceOnCommand';
import { startActor } from '../test/startActor';
import type { SessionNews } from './session.machine';
import { createSessionMachine } from './session.services';
import { lea, noe } from './session.walk';

function begin(...past: SessionNews[]) {
  const signOut = serviceOnCommand<void>();
  let listeners: ((news: SessionNews) => void)[] = [];
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
  const hear = (news: SessionNews) => {
    for (const listener of listeners) listener(news);
  };
  for (const news of past) hear(news);
  const told = () => emitted.splice(0).map(({ type }) => type);
  told();
  return { actor, clock, emitted, told, hear, signOut, listeners: () => listeners.length };
}

const signedIn: SessionNews = { type: 'session.read', user: lea };

test('a stored session is read silently', () => {
  const { actor, emitted, hear } = begin();
  expect(actor.getSnapshot().value).toBe('reading');
  hear(signedIn);
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'idle' });
  expect(actor.getSnapshot().context).toEqual({ user: lea, reason: null });
  expect(emitted).toEqual([]);
});

test('without a stored session one is a visitor, and nothing has ended', () => {
  const { actor, emitted, hear } = begin();
  hear({ type: 'session.read', user: null });
  expect(actor.getSnapshot().value).toBe('signedOut');
  expect(actor.getSnapshot().context).toEqual({ user: null, reason: 'visitor' });
  expect(emitted).toEqual([]);
});

test('a session that cannot be read is said so after ten seconds, and still counts when it comes late', () => {
  const { actor, clock, hear } = begin();
  clock.increment(9_999);
  expect(actor.getSnapshot().value).toBe('reading');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('overdue');
  hear(signedIn);
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'idle' });
});

test('signing in starts a session; refreshes and updates only follow it', () => {
  const { actor, hear, told } = begin({ type: 'session.read', user: null });
  hear({ type: 'session.signedIn', user: lea });
  expect(told()).toEqual(['session.started']);
  const renamed = { ...lea, fullName: 'Léa Martin' };
  hear({ type: 'session.refreshed', user: lea });
  hear({ type: 'session.challengeVerified', user: lea });
  hear({ type: 'session.signedIn', user: lea });
  hear({ type: 'session.userUpdated', user: renamed });
  expect(told()).toEqual([]);
  expect(actor.getSnapshot().context.user).toEqual(renamed);
});

test('a failed refresh removes the session and says that it expired', () => {
  const { actor, hear, told } = begin(signedIn);
  hear({ type: 'session.expired' });
  expect(actor.getSnapshot().value).toBe('signedOut');
  expect(actor.getSnapshot().context).toEqual({ user: null, reason: 'expired' });
  expect(told()).toEqual(['session.ended']);
  hear({ type: 'session.signedOut' });
  expect(actor.getSnapshot().context.reason).toBe('expired');
  expect(told()).toEqual([]);
});

test('a stored session whose refresh fails ends as expired, not as a visit', () => {
  const { actor, hear, told } = begin();
  hear({ type: 'session.expired' });
  expect(actor.getSnapshot().context.reason).toBe('expired');
  expect(told()).toEqual(['session.ended']);
});

test('signing out in another tab ends the session here', () => {
  const { actor, hear, told } = begin(signedIn);
  hear({ type: 'session.signedOut' });
  expect(actor.getSnapshot().context).toEqual({ user: null, reason: 'elsewhere' });
  expect(told()).toEqual(['session.ended']);
});

test('somebody else who signs in takes over', () => {
  const { actor, hear, told } = begin(signedIn);
  hear({ type: 'session.signedIn', user: noe });
  expect(actor.getSnapshot().context.user).toEqual(noe);
  expect(told()).toEqual(['session.switched']);
});

test('the link of a password reset signs in and asks for a new password', () => {
  const { actor, hear, told } = begin();
  hear({ type: 'session.recovered', user: lea });
  expect(actor.getSnapshot().context.user).toEqual(lea);
  expect(told()).toEqual(['session.passwordDue']);
});

test('signing out succeeds: once, whether the news or the answer comes first', async () => {
  for (const order of ['news', 'answer']) {
    const { actor, hear, told, signOut } = begin(signedIn);
    actor.send({ type: 'session.signOutAsked' });
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'signingOut' });
    if (order === 'news') hear({ type: 'session.signedOut' });
    await signOut.last().succeed();
    hear({ type: 'session.signedOut' });
    expect(actor.getSnapshot().context).toEqual({ user: null, reason: 'left' });
    expect(told()).toEqual(['session.ended']);
  }
});

test('signing out fails: one stays signed in and is told, and can try again', async () => {
  const { actor, emitted, signOut } = begin(signedIn);
  actor.send({ type: 'session.signOutAsked' });
  await signOut.last().fail();
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'idle' });
  expect(emitted).toEqual([{ type: 'session.signOutFailed', failure: refusal }]);
  actor.send({ type: 'session.signOutAsked' });
  expect(signOut.calls).toHaveLength(2);
});

test('signing out is interrupted: somebody else has signed in meanwhile and stays', async () => {
  const { actor, hear, signOut } = begin(signedIn);
  actor.send({ type: 'session.signOutAsked' });
  hear({ type: 'session.signedIn', user: noe });
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
