import { expect, test } from 'vitest';
import type { Factor, FactorCode } from '../secondFactor/secondFactor.machine';
import { phone, tablet } from '../secondFactor/secondFactor.walk';
import { refusal, serviceOnCommand } from '../test/serviceOnCommand';
import { startActor } from '../test/startActor';
import { createChallengeMachine } from './challenge.services';
import { recoveryCode } from './challenge.walk';

async function begin() {
  const listFactors = serviceOnCommand<readonly Factor[]>();
  const verifyCode = serviceOnCommand<void, FactorCode>();
  const recover = serviceOnCommand<void, string>();
  const machine = createChallengeMachine({
    listFactors: (signal) => listFactors.ask(undefined, signal),
    verifyCode: verifyCode.ask,
    recover: recover.ask,
  });
  const { actor } = startActor(machine, undefined);
  await listFactors.last().succeed([phone, tablet]);
  const value = () => actor.getSnapshot().value;
  const context = () => actor.getSnapshot().context;
  return { actor, value, context, listFactors, verifyCode, recover };
}

test('the code of the oldest factor is sent without its spaces, once', async () => {
  const { actor, value, verifyCode } = await begin();
  actor.send({ type: 'challenge.codeSubmitted', code: ' 123 456' });
  actor.send({ type: 'challenge.codeSubmitted', code: '123456' });
  expect(verifyCode.calls.map(({ input }) => input)).toEqual([{ factorId: 'phone', code: '123456' }]);
  await verifyCode.last().succeed();
  expect(value()).toBe('passed');
});

test('the code of another factor is sent for that one', async () => {
  const { actor, verifyCode } = await begin();
  actor.send({ type: 'challenge.factorChosen', factorId: tablet.id });
  actor.send({ type: 'challenge.codeSubmitted', code: '123456' });
  expect(verifyCode.last().input).toEqual({ factorId: 'tablet', code: '123456' });
});

test.each([
  ['', 'required'],
  ['12345', 'malformed'],
  ['12345a', 'malformed'],
])('the code «%s» is not sent: %s', async (code, problem) => {
  const { actor, context, verifyCode } = await begin();
  actor.send({ type: 'challenge.codeSubmitted', code });
  expect(context().problems).toEqual({ code: problem });
  expect(verifyCode.calls).toHaveLength(0);
});

test('a wrong code keeps the form and shows why, until the next is sent', async () => {
  const { actor, value, context, verifyCode } = await begin();
  actor.send({ type: 'challenge.codeSubmitted', code: '123456' });
  await verifyCode.last().fail();
  expect(value()).toEqual({ code: 'editing' });
  expect(context().failure).toEqual(refusal);
  actor.send({ type: 'challenge.codeSubmitted', code: '654321' });
  expect(context().failure).toBeNull();
});

test('a recovery code is sent as it was printed or without its groups, and a wrong one keeps the form', async () => {
  const { actor, value, context, recover } = await begin();
  actor.send({ type: 'challenge.recoveryAsked' });
  actor.send({ type: 'challenge.recoverySubmitted', recoveryCode: '3f9a' });
  expect(context().problems).toEqual({ recoveryCode: 'malformed' });
  actor.send({ type: 'challenge.recoverySubmitted', recoveryCode });
  expect(recover.last().input).toBe('3f9a0c4177bed210');
  await recover.last().fail();
  expect(value()).toEqual({ recovery: 'editing' });
  actor.send({ type: 'challenge.recoverySubmitted', recoveryCode: '3F9A 0C41 77BE D210' });
  await recover.last().succeed();
  expect(value()).toBe('passed');
});

test('no code stays in the context', async () => {
  const { actor, context, verifyCode } = await begin();
  actor.send({ type: 'challenge.codeSubmitted', code: '123456' });
  await verifyCode.last().fail();
  expect(JSON.stringify(context())).not.toContain('123456');
});

test('factors that cannot be read are read again when asked', async () => {
  const listFactors = serviceOnCommand<readonly Factor[]>();
  const machine = createChallengeMachine({
    listFactors: (signal) => listFactors.ask(undefined, signal),
    verifyCode: async () => {},
    recover: async () => {},
  });
  const { actor } = startActor(machine, undefined);
  await listFactors.last().fail();
  expect(actor.getSnapshot().value).toBe('unread');
  actor.send({ type: 'challenge.retried' });
  await listFactors.last().succeed([phone]);
  expect(actor.getSnapshot().value).toEqual({ code: 'editing' });
});
