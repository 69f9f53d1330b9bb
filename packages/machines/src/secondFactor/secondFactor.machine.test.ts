import { expect, test } from 'vitest';
import { refusal, serviceOnCommand } from '../test/serviceOnCommand';
import { startActor } from '../test/startActor';
import type { Enrolment, FactorCode, FactorRemoval, OwnFactors, SecondFactorEvent } from './secondFactor.machine';
import { createSecondFactorMachine } from './secondFactor.services';
import { enrolment, phone, tablet, textMessages } from './secondFactor.walk';

const codes = ['3f9a-0c41-77be-d210', '0c41-77be-d210-3f9a'];
const code = '123456';

async function begin(own: OwnFactors, ...past: SecondFactorEvent[]) {
  const readFactors = serviceOnCommand<OwnFactors>();
  const enrol = serviceOnCommand<Enrolment, string>();
  const verifyCode = serviceOnCommand<void, FactorCode>();
  const sendCode = serviceOnCommand<void, string>();
  const removeFactor = serviceOnCommand<void, FactorRemoval>();
  const createRecoveryCodes = serviceOnCommand<readonly string[]>();
  const machine = createSecondFactorMachine({
    readFactors: (signal) => readFactors.ask(undefined, signal),
    enrol: enrol.ask,
    verifyCode: verifyCode.ask,
    sendCode: sendCode.ask,
    removeFactor: removeFactor.ask,
    createRecoveryCodes: (signal) => createRecoveryCodes.ask(undefined, signal),
  });
  const { actor, emitted } = startActor(machine, undefined);
  await readFactors.last().succeed(own);
  for (const event of past) actor.send(event);
  const value = () => actor.getSnapshot().value;
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    emitted,
    value,
    context,
    readFactors,
    enrol,
    verifyCode,
    sendCode,
    removeFactor,
    createRecoveryCodes,
  };
}

const none: OwnFactors = { factors: [], recoveryCodesLeft: 0 };
const one: OwnFactors = { factors: [phone], recoveryCodesLeft: 10 };

test('the first factor is named, verified, and comes with recovery codes, which are dropped once they are kept', async () => {
  const { actor, emitted, value, context, enrol, verifyCode, createRecoveryCodes, readFactors } = await begin(
    none,
    { type: 'secondFactor.enrolmentAsked' },
    { type: 'secondFactor.named', name: ' Téléphone ' },
  );
  expect(enrol.last().input).toBe('Téléphone');
  await enrol.last().succeed(enrolment);
  expect(value()).toEqual({ scanning: 'editing' });
  actor.send({ type: 'secondFactor.codeSubmitted', code: '123 456' });
  expect(verifyCode.last().input).toEqual({ factorId: 'new', code });
  await verifyCode.last().succeed();
  expect(emitted).toEqual([{ type: 'secondFactor.enrolled' }]);
  expect(value()).toBe('issuing');
  expect(context().enrolment).toBeNull();
  await createRecoveryCodes.last().succeed(codes);
  expect(value()).toBe('codesShown');
  expect(context().codes).toEqual(codes);
  actor.send({ type: 'secondFactor.codesKept' });
  expect(context().codes).toEqual([]);
  await readFactors.last().succeed(one);
  expect(value()).toBe('ready');
  expect(context().factors).toEqual([phone]);
});

test('a further factor leaves the recovery codes as they are', async () => {
  const { actor, value, enrol, verifyCode, createRecoveryCodes } = await begin(
    one,
    { type: 'secondFactor.enrolmentAsked' },
    { type: 'secondFactor.named', name: 'Tablette' },
  );
  await enrol.last().succeed(enrolment);
  actor.send({ type: 'secondFactor.codeSubmitted', code });
  await verifyCode.last().succeed();
  expect(value()).toBe('reading');
  expect(createRecoveryCodes.calls).toHaveLength(0);
});

test.each([
  ['', 'required'],
  ['a'.repeat(61), 'tooLong'],
])('the name «%s» is not sent: %s', async (name, problem) => {
  const { context, enrol } = await begin(
    none,
    { type: 'secondFactor.enrolmentAsked' },
    { type: 'secondFactor.named', name },
  );
  expect(context().problems).toEqual({ name: problem });
  expect(enrol.calls).toHaveLength(0);
});

test('a wrong first code keeps the secret in sight, and leaving forgets it', async () => {
  const { actor, value, context, enrol, verifyCode } = await begin(
    none,
    { type: 'secondFactor.enrolmentAsked' },
    { type: 'secondFactor.named', name: 'Téléphone' },
  );
  await enrol.last().succeed(enrolment);
  actor.send({ type: 'secondFactor.codeSubmitted', code });
  await verifyCode.last().fail();
  expect(value()).toEqual({ scanning: 'editing' });
  expect(context()).toMatchObject({ failure: refusal, enrolment });
  actor.send({ type: 'secondFactor.cancelled' });
  expect(context()).toMatchObject({ failure: null, enrolment: null });
});

test('recovery codes that cannot be made are said beside the new factor', async () => {
  const { actor, value, context, enrol, verifyCode, createRecoveryCodes, readFactors } = await begin(
    none,
    { type: 'secondFactor.enrolmentAsked' },
    { type: 'secondFactor.named', name: 'Téléphone' },
  );
  await enrol.last().succeed(enrolment);
  actor.send({ type: 'secondFactor.codeSubmitted', code });
  await verifyCode.last().succeed();
  await createRecoveryCodes.last().fail();
  await readFactors.last().succeed({ factors: [phone], recoveryCodesLeft: 0 });
  expect(value()).toBe('ready');
  expect(context()).toMatchObject({ failure: refusal, factors: [phone] });
});

test('the only factor is removed with its own code', async () => {
  const { actor, emitted, removeFactor } = await begin(one, { type: 'secondFactor.removalAsked', factorId: phone.id });
  actor.send({ type: 'secondFactor.codeSubmitted', code });
  actor.send({ type: 'secondFactor.codeSubmitted', code });
  expect(removeFactor.calls.map(({ input }) => input)).toEqual([
    { factorId: 'phone', proof: { factorId: 'phone', code } },
  ]);
  await removeFactor.last().succeed();
  expect(emitted).toEqual([{ type: 'secondFactor.removed' }]);
});

test('one of two factors, which may be lost, is removed with the code of the other', async () => {
  const both = { factors: [phone, tablet], recoveryCodesLeft: 10 };
  const { actor, removeFactor } = await begin(both, { type: 'secondFactor.removalAsked', factorId: phone.id });
  actor.send({ type: 'secondFactor.codeSubmitted', code });
  expect(removeFactor.last().input).toEqual({ factorId: 'phone', proof: { factorId: 'tablet', code } });
});

test('a factor is not removed without a code, or with a wrong one', async () => {
  const { actor, value, context, removeFactor } = await begin(one, {
    type: 'secondFactor.removalAsked',
    factorId: phone.id,
  });
  actor.send({ type: 'secondFactor.codeSubmitted', code: '' });
  expect(context().problems).toEqual({ code: 'required' });
  expect(removeFactor.calls).toHaveLength(0);
  actor.send({ type: 'secondFactor.codeSubmitted', code });
  await removeFactor.last().fail();
  expect(value()).toEqual({ removing: 'editing' });
  expect(context().failure).toEqual(refusal);
});

test('no code that was typed stays in the context', async () => {
  const { actor, context, removeFactor } = await begin(one, {
    type: 'secondFactor.removalAsked',
    factorId: phone.id,
  });
  actor.send({ type: 'secondFactor.codeSubmitted', code });
  await removeFactor.last().fail();
  expect(JSON.stringify(context())).not.toContain(code);
});

test('a telephone that is the only factor is sent the code of its removal; an app proves it without a message', async () => {
  const removal = { type: 'secondFactor.removalAsked', factorId: textMessages.id } as const;
  const alone = await begin({ factors: [textMessages], recoveryCodesLeft: 10 }, removal);
  expect(alone.value()).toEqual({ removing: 'sending' });
  expect(alone.sendCode.last().input).toBe('sms');
  await alone.sendCode.last().succeed();
  alone.actor.send({ type: 'secondFactor.codeSubmitted', code });
  expect(alone.removeFactor.last().input).toEqual({ factorId: 'sms', proof: { factorId: 'sms', code } });

  const beside = await begin({ factors: [tablet, textMessages], recoveryCodesLeft: 10 }, removal);
  expect(beside.value()).toEqual({ removing: 'editing' });
  beside.actor.send({ type: 'secondFactor.codeSubmitted', code });
  expect(beside.removeFactor.last().input.proof.factorId).toBe('tablet');
  expect(beside.sendCode.calls).toHaveLength(0);
});
