import { expect, test } from 'vitest';
import type { SignedInUser } from '../session/session.machine';
import { lea } from '../session/session.walk';
import { refusal, serviceOnCommand } from '../test/serviceOnCommand';
import { startActor } from '../test/startActor';
import type { AuthFormEvent, AuthFormInput, Login, Signup } from './authForm.machine';
import { createAuthFormMachine } from './authForm.services';

const email = 'lea@example.org';
const password = 'correct horse';
const login: AuthFormEvent = { type: 'auth.loginSubmitted', email, password };
const signup: AuthFormEvent = { type: 'auth.signupSubmitted', email, password, fullName: 'Léa', isAdult: true };

function begin(form: AuthFormInput['form'] = 'login', ...past: AuthFormEvent[]) {
  const logIn = serviceOnCommand<SignedInUser, Login>();
  const signUp = serviceOnCommand<SignedInUser | null, Signup>();
  const resendConfirmation = serviceOnCommand<void, string>();
  const requestReset = serviceOnCommand<void, string>();
  const changePassword = serviceOnCommand<SignedInUser, string>();
  const machine = createAuthFormMachine({
    logIn: logIn.ask,
    signUp: signUp.ask,
    resendConfirmation: resendConfirmation.ask,
    requestReset: requestReset.ask,
    changePassword: changePassword.ask,
  });
  const { actor, emitted } = startActor(machine, { form });
  for (const event of past) actor.send(event);
  const value = () => actor.getSnapshot().value;
  const messages = () => {
    const { problems, failure } = actor.getSnapshot().context;
    return { problems, failure };
  };
  return { actor, emitted, value, messages, logIn, signUp, resendConfirmation, requestReset, changePassword };
}

const noMessages = { problems: {}, failure: null };

test('a successful login reports the user', async () => {
  const { actor, emitted, value, logIn } = begin('login', { ...login, email: ' lea@example.org ' } as AuthFormEvent);
  expect(actor.getSnapshot().hasTag('submitting')).toBe(true);
  expect(logIn.last().input).toEqual({ email, password });
  await logIn.last().succeed(lea);
  expect(value()).toBe('entered');
  expect(emitted).toEqual([{ type: 'auth.entered', user: lea }]);
});

test('a login with an unconfirmed email address leads to the confirmation mail', async () => {
  const { emitted, value, logIn } = begin('login', login);
  await logIn.last().succeed({ ...lea, emailConfirmed: false });
  expect(value()).toEqual({ confirmationSent: 'waiting' });
  expect(emitted).toEqual([]);
});

test('a failed login keeps its failure until the next try', async () => {
  const { actor, value, messages, logIn } = begin('login', login);
  await logIn.last().fail();
  expect(value()).toEqual({ login: 'editing' });
  expect(messages()).toEqual({ problems: {}, failure: refusal });
  actor.send(login);
  expect(messages()).toEqual(noMessages);
});

test('a change of the form aborts the login, and its late answer is ignored', async () => {
  const { actor, emitted, value, logIn } = begin('login', login);
  actor.send({ type: 'auth.toggled' });
  expect(logIn.last().signal.aborted).toBe(true);
  await logIn.last().succeed(lea);
  expect(value()).toEqual({ signup: 'editing' });
  expect(emitted).toEqual([]);
});

test('a second submit during a login is ignored', () => {
  const { actor, logIn } = begin('login', login);
  actor.send(login);
  expect(logIn.calls).toHaveLength(1);
});

test('the confirmation mail can be sent again only after an unconfirmed login', async () => {
  const { actor, value, logIn, resendConfirmation } = begin('login', login);
  await logIn.last().fail();
  actor.send({ type: 'auth.resendAsked' });
  expect(value()).toEqual({ login: 'editing' });
  actor.send(login);
  await logIn.last().fail({ code: 'email_not_confirmed', message: 'Email not confirmed' });
  actor.send({ type: 'auth.resendAsked' });
  expect(value()).toEqual({ confirmationSent: 'resending' });
  expect(resendConfirmation.last().input).toBe(email);
});

test('a successful signup waits for the confirmation, or signs the user in', async () => {
  const first = begin('signup', signup);
  expect(first.signUp.last().input).toEqual({ email, password, fullName: 'Léa' });
  await first.signUp.last().succeed(null);
  expect(first.value()).toEqual({ confirmationSent: 'waiting' });
  expect(first.actor.getSnapshot().context.email).toBe(email);

  const second = begin('signup', signup);
  await second.signUp.last().succeed(lea);
  expect(second.value()).toBe('entered');
  expect(second.emitted).toEqual([{ type: 'auth.entered', user: lea }]);
});

test('a failed signup keeps its failure until the form changes to login', async () => {
  const { actor, value, messages, signUp } = begin('signup', signup);
  await signUp.last().fail(new Error('No connection'));
  expect(messages().failure).toEqual({ code: 'unknown', message: 'No connection' });
  actor.send({ type: 'auth.toggled' });
  expect(value()).toEqual({ login: 'editing' });
  expect(messages()).toEqual(noMessages);
});

test('a second signup is ignored, and a change to login aborts the first', async () => {
  const { actor, value, signUp } = begin('signup', signup, signup);
  expect(signUp.calls).toHaveLength(1);
  actor.send({ type: 'auth.loginAsked' });
  expect(signUp.last().signal.aborted).toBe(true);
  await signUp.last().succeed(lea);
  expect(value()).toEqual({ login: 'editing' });
});

test('invalid values are not sent, and each field has an error', () => {
  const { actor, messages, logIn } = begin('login', { ...login, email: ' ', password: '' } as AuthFormEvent);
  expect(messages().problems).toEqual({ email: 'required', password: 'required' });
  expect(logIn.calls).toHaveLength(0);
  actor.send({ type: 'auth.toggled' });
  actor.send({ type: 'auth.signupSubmitted', email: 'lea', password: 'short', fullName: ' ', isAdult: false });
  expect(messages().problems).toEqual({
    fullName: 'required',
    email: 'malformed',
    password: 'tooShort',
    isAdult: 'required',
  });
  actor.send({ type: 'auth.signupSubmitted', email, password, fullName: '\u200b\ufeff', isAdult: true });
  expect(messages().problems).toEqual({ fullName: 'required' });
  actor.send({ type: 'auth.signupSubmitted', email, password: 'a'.repeat(73), fullName: 'Léa', isAdult: true });
  expect(messages().problems).toEqual({ password: 'tooLong' });
});

test('a short password is accepted for a login', () => {
  const { logIn } = begin('login', { ...login, password: 'short' } as AuthFormEvent);
  expect(logIn.calls).toHaveLength(1);
});

test('the confirmation is sent again once at a time, also after a failure, and can be aborted', async () => {
  const { actor, emitted, value, messages, signUp, resendConfirmation } = begin('signup', signup);
  await signUp.last().succeed(null);
  actor.send({ type: 'auth.resendAsked' });
  actor.send({ type: 'auth.resendAsked' });
  expect(resendConfirmation.calls).toHaveLength(1);
  await resendConfirmation.last().succeed();
  expect(emitted).toEqual([{ type: 'auth.confirmationResent' }]);
  actor.send({ type: 'auth.resendAsked' });
  await resendConfirmation.last().fail();
  expect(value()).toEqual({ confirmationSent: 'waiting' });
  expect(messages().failure).toEqual(refusal);
  actor.send({ type: 'auth.resendAsked' });
  actor.send({ type: 'auth.loginAsked' });
  expect(resendConfirmation.last().signal.aborted).toBe(true);
});

test('a password reset is requested once at a time, also after a failure, and can be aborted', async () => {
  const { actor, value, messages, requestReset } = begin('login');
  const reset: AuthFormEvent = { type: 'auth.resetSubmitted', email };
  actor.send({ type: 'auth.passwordForgotten' });
  for (const malformed of ['lea@', 'lea@exemple', `${'a'.repeat(250)}@exemple.fr`]) {
    actor.send({ type: 'auth.resetSubmitted', email: malformed });
    expect(messages().problems).toEqual({ email: 'malformed' });
  }
  actor.send(reset);
  actor.send(reset);
  expect(requestReset.calls.map(({ input }) => input)).toEqual([email]);
  await requestReset.last().fail();
  expect(messages()).toEqual({ problems: {}, failure: refusal });
  actor.send(reset);
  actor.send({ type: 'auth.loginAsked' });
  expect(requestReset.last().signal.aborted).toBe(true);
  actor.send({ type: 'auth.passwordForgotten' });
  actor.send(reset);
  await requestReset.last().succeed();
  expect(value()).toBe('resetSent');
});

test('a new password is saved once at a time, also after a failure, and can be aborted', async () => {
  const { actor, emitted, value, messages, changePassword } = begin('newPassword');
  const change: AuthFormEvent = { type: 'auth.passwordSubmitted', password };
  actor.send({ type: 'auth.passwordSubmitted', password: 'short' });
  expect(messages().problems).toEqual({ password: 'tooShort' });
  actor.send(change);
  actor.send(change);
  expect(changePassword.calls.map(({ input }) => input)).toEqual([password]);
  await changePassword.last().fail();
  expect(messages()).toEqual({ problems: {}, failure: refusal });
  actor.send(change);
  actor.send({ type: 'auth.passwordDue' });
  expect(changePassword.last().signal.aborted).toBe(true);
  actor.send(change);
  await changePassword.last().succeed(lea);
  expect(value()).toBe('entered');
  expect(emitted).toEqual([{ type: 'auth.passwordChanged' }, { type: 'auth.entered', user: lea }]);
});

test('no password stays in the context', async () => {
  const { actor, logIn } = begin('login', login);
  await logIn.last().fail();
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(password);
});
