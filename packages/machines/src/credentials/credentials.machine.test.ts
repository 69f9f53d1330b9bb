import { expect, test } from 'vitest';
import { refusal, serviceOnCommand } from '../test/serviceOnCommand';
import { startActor } from '../test/startActor';
import type { CredentialsEvent, PasswordChange } from './credentials.machine';
import { createCredentialsMachine } from './credentials.services';

const currentPassword = 'correct horse';
const password = 'battery staple';
const changePasswordTo = (next: string, current = currentPassword): CredentialsEvent => ({
  type: 'credentials.passwordSubmitted',
  currentPassword: current,
  password: next,
});

function begin(...past: CredentialsEvent[]) {
  const changeEmail = serviceOnCommand<void, string>();
  const changePassword = serviceOnCommand<void, PasswordChange>();
  const machine = createCredentialsMachine({ changeEmail: changeEmail.ask, changePassword: changePassword.ask });
  const { actor, emitted } = startActor(machine, { currentEmail: 'lea@example.org' });
  for (const event of past) actor.send(event);
  const value = () => actor.getSnapshot().value;
  const context = () => actor.getSnapshot().context;
  return { actor, emitted, value, context, changeEmail, changePassword };
}

test('a new address is requested without its spaces, and the current address stays', async () => {
  const { value, context, changeEmail } = begin(
    { type: 'credentials.emailAsked' },
    { type: 'credentials.emailSubmitted', email: ' lea@example.net ' },
  );
  expect(changeEmail.last().input).toBe('lea@example.net');
  await changeEmail.last().succeed();
  expect(value()).toBe('emailSent');
  expect(context()).toMatchObject({ email: 'lea@example.net', currentEmail: 'lea@example.org' });
});

test.each([
  ['', 'required'],
  ['lea', 'malformed'],
  ['LEA@example.org ', 'unchanged'],
])('the address «%s» is not sent: %s', (email, problem) => {
  const { context, changeEmail } = begin(
    { type: 'credentials.emailAsked' },
    { type: 'credentials.emailSubmitted', email },
  );
  expect(context().problems).toEqual({ email: problem });
  expect(changeEmail.calls).toHaveLength(0);
});

test('a new password is saved once, and no password stays in the context', async () => {
  const { value, context, emitted, changePassword } = begin(
    { type: 'credentials.passwordAsked' },
    changePasswordTo(password),
    changePasswordTo(password),
  );
  expect(changePassword.calls.map(({ input }) => input)).toEqual([{ currentPassword, password }]);
  expect(JSON.stringify(context())).not.toContain(password);
  expect(JSON.stringify(context())).not.toContain(currentPassword);
  await changePassword.last().succeed();
  expect(value()).toBe('resting');
  expect(emitted).toEqual([{ type: 'credentials.passwordChanged' }]);
});

test('a password change is not sent without the current password, or with a short or unchanged password', () => {
  const { actor, context, changePassword } = begin(
    { type: 'credentials.passwordAsked' },
    changePasswordTo('short', ''),
  );
  expect(context().problems).toEqual({ currentPassword: 'required', password: 'tooShort' });
  actor.send(changePasswordTo(currentPassword));
  expect(context().problems).toEqual({ password: 'unchanged' });
  expect(changePassword.calls).toHaveLength(0);
});

test('a failure is kept until the next try, and the form can be cancelled only between requests', async () => {
  const { actor, value, context, changePassword } = begin(
    { type: 'credentials.passwordAsked' },
    changePasswordTo(password),
  );
  await changePassword.last().fail();
  expect(value()).toEqual({ password: 'editing' });
  expect(context().failure).toEqual(refusal);
  actor.send(changePasswordTo(password));
  expect(context().failure).toBeNull();
  actor.send({ type: 'credentials.cancelled' });
  expect(value()).toEqual({ password: 'submitting' });
  await changePassword.last().fail();
  actor.send({ type: 'credentials.cancelled' });
  expect(value()).toBe('resting');
});
