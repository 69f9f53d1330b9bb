import { expect, test } from 'vitest';
import { refusal, serviceOnCommand } from '../test/serviceOnCommand';
import { startActor } from '../test/startActor';
import { createAccountRemovalMachine } from './accountRemoval.services';

function begin() {
  const deleteAccount = serviceOnCommand<void>();
  const machine = createAccountRemovalMachine({ deleteAccount: (signal) => deleteAccount.ask(undefined, signal) });
  const { actor, emitted } = startActor(machine, { email: 'lea@example.org' });
  actor.send({ type: 'accountRemoval.asked' });
  const confirm = (typed = ' LEA@example.org ') => actor.send({ type: 'accountRemoval.confirmed', typed });
  return { actor, emitted, confirm, deleteAccount, snapshot: () => actor.getSnapshot() };
}

test('an account is deleted once, after its address is typed', async () => {
  const { emitted, confirm, deleteAccount, snapshot } = begin();
  expect(deleteAccount.calls).toHaveLength(0);
  confirm();
  confirm();
  expect(deleteAccount.calls).toHaveLength(1);
  await deleteAccount.last().succeed();
  expect(snapshot().value).toBe('deleted');
  expect(emitted).toEqual([{ type: 'accountRemoval.deleted' }]);
});

test.each([
  ['', 'required'],
  ['oui', 'mismatch'],
  ['lea@example.or', 'mismatch'],
])('the typed address «%s» is refused: %s', (typed, problem) => {
  const { confirm, deleteAccount, snapshot } = begin();
  confirm(typed);
  expect(snapshot().context.problem).toBe(problem);
  expect(deleteAccount.calls).toHaveLength(0);
});

test('a failure is shown, and the deletion can be repeated or cancelled', async () => {
  const { actor, emitted, confirm, deleteAccount, snapshot } = begin();
  confirm();
  await deleteAccount.last().fail();
  expect(snapshot().context.failure).toEqual(refusal);
  confirm();
  expect(snapshot().context.failure).toBeNull();
  await deleteAccount.last().fail();
  actor.send({ type: 'accountRemoval.dismissed' });
  expect(snapshot().value).toBe('resting');
  expect(emitted).toEqual([]);
});
