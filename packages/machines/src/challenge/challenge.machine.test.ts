import { expect, test } from 'vitest';
import type { Factor, FactorCode } from '../secondFactor/secondFactor.machine';
import { phone, tablet, textMessages } from '../secondFactor/secondFactor.walk';
import { refusal, serviceOnCommand } from '../test/serviceOnCommand';
import { startActor } from '../test/startActor';
import { createChallengeMachine } from './challenge.services';
import { recoveryCode } from './challenge.walk';

async function begin(factors: readonly Factor[] = [phone, tablet]) {
  const listFactors = serviceOnCommand<readonly Factor[]>();
  const sendCode = serviceOnCommand<void, string>();
  const verifyCode = serviceOnCommand<void, FactorCode>();
  const recover = serviceOnCommand<void, string>();
  const machine = createChallengeMachine({
    listFactors: (signal) => listFactors.ask(undefined, signal),
    sendCode: sendCode.ask,
    verifyCode: verifyCode.ask,
    recover: recover.ask,
  });
  const { actor } = startActor(machine, undefined);
  await listFactors.last().succeed(factors);
  const value = () => actor.getSnapshot().value;
  const context = () => actor.getSnapshot().context;
  return { actor, value, context, listFactors, sendCode, verifyCode, recover };
}

test('the code of the oldest factor is sent once, without its spaces', async () => {
  const { actor, value, verifyCode } = await begin();
  actor.send({ type: 'challenge.codeSubmitted', code: ' 123 456' });
  actor.send({ type: 'challenge.codeSubmitted', code: '123456' });
  expect(verifyCode.calls.map(({ input }) => input)).toEqual([{ factorId: 'phone', code: '123456' }]);
  await verifyCode.last().succeed();
  expect(value()).toBe('passed');
});

test('the code of another factor is sent with the id of that factor', async () => {
  const { actor, verifyCode } = await begin();
  actor.send({ type: 'challenge.factorChosen', factorId: tablet.id });
  actor.send({ type: 'challenge.codeSubmitted', code: '123456' });
  expect(verifyCode.last().input).toEqual({ factorId: 'tablet', code: '123456' });
});

test('a code is sent to a telephone that is the only factor or is chosen', async () => {
  const alone = await begin([textMessages]);
  expect(alone.value()).toEqual({ code: 'sending' });
  await alone.sendCode.last().succeed();
  alone.actor.send({ type: 'challenge.codeSubmitted', code: '123456' });
  expect(alone.verifyCode.last().input).toEqual({ factorId: 'sms', code: '123456' });

  const beside = await begin([phone, textMessages]);
  expect(beside.sendCode.calls).toHaveLength(0);
  beside.actor.send({ type: 'challenge.factorChosen', factorId: 'sms' });
  expect(beside.sendCode.calls.map(({ input }) => input)).toEqual(['sms']);
});

test('a code that could not be sent leads to the form, with the failure', async () => {
  const { value, context, sendCode } = await begin([textMessages]);
  await sendCode.last().fail();
  expect(value()).toEqual({ code: 'editing' });
  expect(context().failure).toEqual(refusal);
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

test('a wrong code keeps the form, and its failure until the next code is sent', async () => {
  const { actor, value, context, verifyCode } = await begin();
  actor.send({ type: 'challenge.codeSubmitted', code: '123456' });
  await verifyCode.last().fail();
  expect(value()).toEqual({ code: 'editing' });
  expect(context().failure).toEqual(refusal);
  actor.send({ type: 'challenge.codeSubmitted', code: '654321' });
  expect(context().failure).toBeNull();
});

test('a recovery code is sent without its groups, and a wrong code keeps the form', async () => {
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

test('factors that cannot be read can be read again', async () => {
  const listFactors = serviceOnCommand<readonly Factor[]>();
  const machine = createChallengeMachine({
    listFactors: (signal) => listFactors.ask(undefined, signal),
    sendCode: async () => {},
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

test('another code is sent on request, and only to a telephone', async () => {
  const { actor, value, sendCode } = await begin([phone, textMessages]);
  actor.send({ type: 'challenge.otherCodeAsked' });
  expect(sendCode.calls).toHaveLength(0);
  actor.send({ type: 'challenge.factorChosen', factorId: textMessages.id });
  await sendCode.last().succeed();
  actor.send({ type: 'challenge.otherCodeAsked' });
  expect(value()).toEqual({ code: 'sending' });
  await sendCode.last().succeed();
  expect(sendCode.calls.map(({ input }) => input)).toEqual(['sms', 'sms']);
});
