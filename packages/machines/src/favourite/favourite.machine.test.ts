import type { EventId } from '@lively/engine';
import { expect, test } from 'vitest';
import { refusal } from '../test/refusal';
import { serviceOnCommand } from '../test/serviceOnCommand';
import { startActor } from '../test/startActor';
import type { FavouriteToSave } from './favourite.machine';
import { createFavouriteMachine } from './favourite.services';

function begin(saved = false) {
  const save = serviceOnCommand<void, FavouriteToSave>();
  const read = serviceOnCommand<boolean, EventId>();
  const logged: boolean[] = [];
  const machine = createFavouriteMachine({
    saveFavourite: save.ask,
    readFavourite: read.ask,
    logFavourite({ favourite }) {
      logged.push(favourite);
      throw new Error('The log is full.');
    },
  });
  const { actor, emitted } = startActor(machine, { eventId: 'jazz', saved });
  const heart = () => {
    const { shown, saved } = actor.getSnapshot().context;
    return { shown, saved };
  };
  return { actor, emitted, save, read, logged, heart };
}

test('a favourite is shown at once, then kept, logged and told when it is saved', async () => {
  const { actor, emitted, save, logged, heart } = begin();
  actor.send({ type: 'favourite.toggled' });
  expect(heart()).toEqual({ shown: true, saved: false });
  expect(save.last().input).toEqual({ eventId: 'jazz', favourite: true });
  await save.last().succeed();
  expect(heart()).toEqual({ shown: true, saved: true });
  expect(logged).toEqual([true]);
  expect(emitted).toEqual([{ type: 'favourite.saved', favourite: true }]);
});

test('a refused favourite goes back and is told; what is stored is read again', async () => {
  const { actor, emitted, save, read, logged, heart } = begin(true);
  actor.send({ type: 'favourite.toggled' });
  await save.last().fail();
  expect(heart()).toEqual({ shown: true, saved: true });
  expect(emitted).toEqual([{ type: 'favourite.failed', failure: refusal }]);
  expect(logged).toEqual([]);
  expect(read.last().input).toBe('jazz');
  await read.last().succeed(false);
  expect(heart()).toEqual({ shown: false, saved: false });
});

test('when even the reading fails, what is known stays shown', async () => {
  const { actor, save, read, heart } = begin(true);
  actor.send({ type: 'favourite.toggled' });
  await save.last().fail();
  await read.last().fail();
  expect(actor.getSnapshot().value).toBe('settled');
  expect(heart()).toEqual({ shown: true, saved: true });
});

test('leaving the page aborts the write and the reading', async () => {
  const first = begin();
  first.actor.send({ type: 'favourite.toggled' });
  first.actor.stop();
  expect(first.save.last().signal.aborted).toBe(true);
  await first.save.last().succeed();
  expect(first.emitted).toEqual([]);

  const second = begin();
  second.actor.send({ type: 'favourite.synced', favourite: true });
  second.actor.stop();
  expect(second.read.last().signal.aborted).toBe(true);
});

test('a double click adds and removes again: one write at a time, the last intention last', async () => {
  const { actor, save, heart } = begin();
  actor.send({ type: 'favourite.toggled' });
  actor.send({ type: 'favourite.toggled' });
  expect(heart().shown).toBe(false);
  expect(save.calls).toHaveLength(1);
  await save.last().succeed();
  expect(save.calls.map(({ input }) => input.favourite)).toEqual([true, false]);
  await save.last().succeed();
  expect(heart()).toEqual({ shown: false, saved: false });
});

test('a triple click writes once', async () => {
  const { actor, save, heart } = begin();
  for (const _ of [1, 2, 3]) actor.send({ type: 'favourite.toggled' });
  await save.last().succeed();
  expect(save.calls).toHaveLength(1);
  expect(heart()).toEqual({ shown: true, saved: true });
});

test('another tab is followed, and the store decides when both wrote', async () => {
  const { actor, save, read, heart } = begin();
  actor.send({ type: 'favourite.toggled' });
  actor.send({ type: 'favourite.synced', favourite: true });
  actor.send({ type: 'favourite.synced', favourite: false });
  expect(heart()).toEqual({ shown: true, saved: false });
  await save.last().succeed();
  expect(read.calls).toHaveLength(1);
  await read.last().succeed(false);
  expect(heart()).toEqual({ shown: false, saved: false });
});
