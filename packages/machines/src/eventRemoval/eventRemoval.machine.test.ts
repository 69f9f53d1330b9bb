import type { EventId } from '@lively/engine';
import { expect, test } from 'vitest';
import { refusal, serviceOnCommand } from '../test/serviceOnCommand';
import { startActor } from '../test/startActor';
import { createEventRemovalMachine } from './eventRemoval.services';

function begin({ isSold = false } = {}) {
  const remove = serviceOnCommand<void, EventId>();
  const cancel = serviceOnCommand<void, EventId>();
  const machine = createEventRemovalMachine({ deleteEvent: remove.ask, cancelEvent: cancel.ask });
  const started = startActor(machine, undefined);
  const value = () => started.actor.getSnapshot().value;
  const failure = () => started.actor.getSnapshot().context.failure;
  started.actor.send({ type: 'removal.asked', eventId: 'jazz', isSold });
  return { ...started, remove, cancel, value, failure };
}

test('an event without a ticket holder is deleted after a confirmation', async () => {
  const { actor, emitted, remove, value } = begin();
  expect(value()).toBe('confirmingDelete');
  expect(remove.calls).toHaveLength(0);
  actor.send({ type: 'removal.confirmed' });
  expect(remove.last().input).toBe('jazz');
  await remove.last().succeed();
  expect(value()).toBe('idle');
  expect(emitted).toEqual([{ type: 'removal.deleted', eventId: 'jazz' }]);
});

test('an event with a ticket holder is cancelled and not deleted', async () => {
  const { actor, emitted, remove, cancel, value } = begin({ isSold: true });
  expect(value()).toBe('confirmingCancel');
  actor.send({ type: 'removal.confirmed' });
  await cancel.last().succeed();
  expect(remove.calls).toHaveLength(0);
  expect(emitted).toEqual([{ type: 'removal.cancelled', eventId: 'jazz' }]);
});

test('a dismissed confirmation deletes no event', () => {
  const { actor, remove, value } = begin();
  actor.send({ type: 'removal.dismissed' });
  expect(value()).toBe('idle');
  actor.send({ type: 'removal.confirmed' });
  expect(remove.calls).toHaveLength(0);
});

test('a failure is shown in the confirmation, which can be answered again', async () => {
  const { actor, remove, value, failure } = begin();
  actor.send({ type: 'removal.confirmed' });
  await remove.last().fail();
  expect(value()).toBe('confirmingDelete');
  expect(failure()).toEqual(refusal);
  actor.send({ type: 'removal.confirmed' });
  expect(failure()).toBeNull();
  await remove.last().succeed();
  expect(value()).toBe('idle');
});

test('a second confirmation is not sent, and the deletion cannot be dismissed', () => {
  const { actor, remove, value } = begin();
  actor.send({ type: 'removal.confirmed' });
  actor.send({ type: 'removal.confirmed' });
  actor.send({ type: 'removal.dismissed' });
  expect(remove.calls).toHaveLength(1);
  expect(value()).toBe('deleting');
});

test('leaving the page aborts the deletion', () => {
  const { actor, remove } = begin();
  actor.send({ type: 'removal.confirmed' });
  actor.stop();
  expect(remove.last().signal.aborted).toBe(true);
});
