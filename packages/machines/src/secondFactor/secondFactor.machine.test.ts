import { expect, test } from 'vitest';
import { refusal, serviceOnCommand } from '../test/serviceOnCommand';
import { startActor } from '../test/startActor';
import type {
  Enrolment,
  FactorCode,
  FactorRemoval,
  NewFactor,
  OwnFactors,
  SecondFactorEvent,
} from './secondFactor.machine';
import { createSecondFactorMachine } from './secondFactor.services';
import { enrolment, phone, phoneEnrolment, tablet, textMessages } from './secondFactor.walk';

const codes = ['3f9a-0c41-77be-d210', '0c41-77be-d210-3f9a'];
const code = '123456';

async function begin(own: OwnFactors, ...past: SecondFactorEvent[]) {
  const readFactors = serviceOnCommand<OwnFactors>();
  const enrol = serviceOnCommand<Enrolment, NewFactor>();
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

test('the password is asked for if the backend requires it, and sent with the name', async () => {
  const { actor, value, context, enrol } = await begin(
    none,
    { type: 'secondFactor.enrolmentAsked' },
    { type: 'secondFactor.named', name: 'Téléphone' },
  );
  await enrol.last().fail({ code: 'reauthentication_needed', message: 'The sign-in is not fresh.' });
  expect(value()).toEqual({ naming: 'editing' });
  expect(context()).toMatchObject({ isPasswordDue: true, failure: null });
  actor.send({ type: 'secondFactor.named', name: 'Téléphone' });
  expect(context().problems).toEqual({ password: 'required' });
  actor.send({ type: 'secondFactor.named', name: 'Téléphone', password: ' une phrase ' });
  expect(enrol.last().input).toEqual({ name: 'Téléphone', currentPassword: ' une phrase ' });
  await enrol.last().succeed(enrolment);
  expect(value()).toEqual({ scanning: 'editing' });
});

test('the first factor is named and verified, and its recovery codes leave the context after they are kept', async () => {
  const { actor, emitted, value, context, enrol, verifyCode, createRecoveryCodes, readFactors } = await begin(
    none,
    { type: 'secondFactor.enrolmentAsked' },
    { type: 'secondFactor.named', name: ' Téléphone ' },
  );
  expect(enrol.last().input).toEqual({ name: 'Téléphone' });
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

test('new recovery codes need a confirmation only if old codes are left', async () => {
  const { actor, value, createRecoveryCodes } = await begin(one, { type: 'secondFactor.newCodesAsked' });
  expect(value()).toBe('confirmingCodes');
  actor.send({ type: 'secondFactor.cancelled' });
  expect([value(), createRecoveryCodes.calls]).toEqual(['ready', []]);
  actor.send({ type: 'secondFactor.newCodesAsked' });
  actor.send({ type: 'secondFactor.newCodesConfirmed' });
  await createRecoveryCodes.last().succeed(codes);
  expect(value()).toBe('codesShown');
  const used = await begin({ ...one, recoveryCodesLeft: 0 }, { type: 'secondFactor.newCodesAsked' });
  expect(used.value()).toBe('issuing');
});

test('a second factor does not change the recovery codes', async () => {
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

test('a wrong first code keeps the secret visible, and cancelling removes it', async () => {
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

test('a failure to create recovery codes is shown with the new factor', async () => {
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
  expect(emitted).toEqual([{ type: 'secondFactor.removed', isPhone: false }]);
});

test('one of two factors is removed with the code of the other factor', async () => {
  const both = { factors: [phone, tablet], recoveryCodesLeft: 10 };
  const { actor, removeFactor } = await begin(both, { type: 'secondFactor.removalAsked', factorId: phone.id });
  actor.send({ type: 'secondFactor.codeSubmitted', code });
  expect(removeFactor.last().input).toEqual({ factorId: 'phone', proof: { factorId: 'tablet', code } });
});

test('a factor is not removed without a code or with a wrong code', async () => {
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

test('no typed code stays in the context', async () => {
  const { actor, context, removeFactor } = await begin(one, {
    type: 'secondFactor.removalAsked',
    factorId: phone.id,
  });
  actor.send({ type: 'secondFactor.codeSubmitted', code });
  await removeFactor.last().fail();
  expect(JSON.stringify(context())).not.toContain(code);
});

test('the removal of a telephone needs a sent code if it is the only factor, and the code of an app otherwise', async () => {
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

async function beginPhone(own: OwnFactors) {
  const begun = await begin(
    own,
    { type: 'secondFactor.phoneAsked' },
    { type: 'secondFactor.phoneNamed', name: ' Téléphone ', phone: '0033 6.12.34.56.78' },
  );
  await begun.enrol.last().succeed(phoneEnrolment);
  return begun;
}

test('a telephone is named, verified with a sent code, and followed by recovery codes', async () => {
  const { actor, emitted, value, context, enrol, sendCode, verifyCode } = await beginPhone(none);
  expect(enrol.last().input).toEqual({ name: 'Téléphone', phone: '+33612345678' });
  expect(value()).toEqual({ phoneProving: 'sending' });
  expect(sendCode.last().input).toBe('new');
  await sendCode.last().succeed();
  actor.send({ type: 'secondFactor.codeSubmitted', code: '123 456' });
  expect(verifyCode.last().input).toEqual({ factorId: 'new', code });
  await verifyCode.last().succeed();
  expect(emitted).toEqual([{ type: 'secondFactor.enrolled' }]);
  expect(value()).toBe('issuing');
  expect(context().enrolment).toBeNull();
});

test('a telephone that is added to an app does not change the recovery codes', async () => {
  const { actor, value, sendCode, verifyCode, createRecoveryCodes } = await beginPhone(one);
  await sendCode.last().succeed();
  actor.send({ type: 'secondFactor.codeSubmitted', code });
  await verifyCode.last().succeed();
  expect(value()).toBe('reading');
  expect(createRecoveryCodes.calls).toHaveLength(0);
});

test('a telephone without a valid number or a name is not sent', async () => {
  const { context, enrol } = await begin(
    none,
    { type: 'secondFactor.phoneAsked' },
    { type: 'secondFactor.phoneNamed', name: '', phone: '06 12 34 56 78' },
  );
  expect(context().problems).toEqual({ phone: 'malformed', name: 'required' });
  expect(enrol.calls).toHaveLength(0);
});

test('a failed message or a wrong code keeps the form, and another code is sent only on request', async () => {
  const { actor, value, context, sendCode, verifyCode } = await beginPhone(none);
  await sendCode.last().fail();
  expect(value()).toEqual({ phoneProving: 'editing' });
  expect(context()).toMatchObject({ failure: refusal, enrolment: phoneEnrolment });
  actor.send({ type: 'secondFactor.otherCodeAsked' });
  actor.send({ type: 'secondFactor.otherCodeAsked' });
  expect(sendCode.calls).toHaveLength(2);
  expect(context().failure).toBeNull();
  await sendCode.last().succeed();
  actor.send({ type: 'secondFactor.codeSubmitted', code });
  await verifyCode.last().fail();
  expect(value()).toEqual({ phoneProving: 'editing' });
  expect(context().failure).toEqual(refusal);
  expect(sendCode.calls).toHaveLength(2);
  actor.send({ type: 'secondFactor.cancelled' });
  expect(context()).toMatchObject({ failure: null, enrolment: null });
});

test('another code for a removal is sent only to a telephone', async () => {
  const removal = { type: 'secondFactor.removalAsked', factorId: textMessages.id } as const;
  const alone = await begin({ factors: [textMessages], recoveryCodesLeft: 10 }, removal);
  await alone.sendCode.last().succeed();
  alone.actor.send({ type: 'secondFactor.otherCodeAsked' });
  await alone.sendCode.last().succeed();
  expect(alone.sendCode.calls.map(({ input }) => input)).toEqual(['sms', 'sms']);
  alone.actor.send({ type: 'secondFactor.codeSubmitted', code });
  await alone.removeFactor.last().succeed();
  expect(alone.emitted).toEqual([{ type: 'secondFactor.removed', isPhone: true }]);

  const app = await begin(one, { type: 'secondFactor.removalAsked', factorId: phone.id });
  app.actor.send({ type: 'secondFactor.otherCodeAsked' });
  expect(app.sendCode.calls).toHaveLength(0);
});
