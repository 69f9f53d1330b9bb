import { expect, test } from 'vitest';
import { serviceOnCommand } from '../test/serviceOnCommand';
import { startActor } from '../test/startActor';
import type { CaptchaEvent } from './captcha.machine';
import { createCaptchaMachine } from './captcha.services';

const solved: CaptchaEvent = { type: 'captcha.solved', token: 'first' };

function begin(isAsked = true) {
  const load = serviceOnCommand<void>();
  const machine = createCaptchaMachine({ load: (signal) => load.ask(undefined, signal) });
  const { actor, clock, emitted } = startActor(machine, { isAsked });
  const value = () => actor.getSnapshot().value;
  const context = () => actor.getSnapshot().context;
  return { actor, clock, emitted, load, value, context };
}

test('the script is not loaded if no captcha is required', () => {
  const { load, value } = begin(false);
  expect(value()).toBe('off');
  expect(load.calls).toHaveLength(0);
});

test('a token is kept until it is spent, and then the widget starts again', async () => {
  const { actor, emitted, load, value, context } = begin();
  await load.last().succeed();
  expect(value()).toEqual({ running: 'checking' });
  actor.send(solved);
  expect(context()).toMatchObject({ token: 'first' });
  actor.send({ type: 'captcha.spent' });
  expect(value()).toEqual({ running: 'checking' });
  expect(context()).toMatchObject({ token: null });
  expect(emitted).toEqual([{ type: 'captcha.renewed' }]);
});

test('an expired token is removed, and the next token of the widget is used', async () => {
  const { actor, load, context } = begin();
  await load.last().succeed();
  actor.send(solved);
  actor.send({ type: 'captcha.expired' });
  expect(context()).toMatchObject({ token: null });
  actor.send({ ...solved, token: 'second' });
  expect(context()).toMatchObject({ token: 'second' });
});

test('a widget that waits for a press has no time limit', async () => {
  const { actor, clock, load, value } = begin();
  await load.last().succeed();
  actor.send({ type: 'captcha.pressWanted' });
  clock.increment(60_000);
  expect(value()).toEqual({ running: 'asking' });
});

test('a script that fails to load can be requested again', async () => {
  const { actor, load, value } = begin();
  await load.last().fail();
  expect(value()).toBe('unloaded');
  actor.send({ type: 'captcha.retried' });
  expect(load.calls).toHaveLength(2);
});

test('a widget without an answer is unreachable after ten seconds, until it answers', async () => {
  const { actor, clock, load, value } = begin();
  await load.last().succeed();
  clock.increment(9_999);
  expect(value()).toEqual({ running: 'checking' });
  clock.increment(1);
  expect(value()).toEqual({ running: 'unreachable' });
  actor.send(solved);
  expect(value()).toEqual({ running: 'solved' });
});

test('a failed widget starts again on request', async () => {
  const { actor, emitted, load, value } = begin();
  await load.last().succeed();
  actor.send({ type: 'captcha.failed' });
  expect(value()).toEqual({ running: 'unreachable' });
  actor.send({ type: 'captcha.retried' });
  expect(value()).toEqual({ running: 'checking' });
  expect(emitted).toEqual([{ type: 'captcha.renewed' }]);
});
