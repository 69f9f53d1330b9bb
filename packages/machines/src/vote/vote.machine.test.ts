import type { EventId, Vote } from '@lively/engine';
import { expect, test } from 'vitest';
import { refusal } from '../test/refusal';
import { serviceOnCommand } from '../test/serviceOnCommand';
import { startActor } from '../test/startActor';
import type { VoteToSave } from './vote.machine';
import { createVoteMachine } from './vote.services';

function begin(savedVote: Vote = 'none') {
  const save = serviceOnCommand<void, VoteToSave>();
  const read = serviceOnCommand<Vote, EventId>();
  const logged: Vote[] = [];
  const machine = createVoteMachine({
    saveVote: save.ask,
    readVote: read.ask,
    logVote: async ({ vote }) => {
      logged.push(vote);
      throw new Error('The log is full.');
    },
  });
  const { actor, emitted } = startActor(machine, { eventId: 'jazz', savedVote });
  const votes = () => {
    const { shownVote, savedVote } = actor.getSnapshot().context;
    return { shownVote, savedVote };
  };
  return { actor, emitted, save, read, logged, votes };
}

test('a vote is shown at once, then kept and logged when it is saved', async () => {
  const { actor, emitted, save, logged, votes } = begin();
  actor.send({ type: 'vote.clicked', vote: 'up' });
  expect(votes()).toEqual({ shownVote: 'up', savedVote: 'none' });
  expect(save.last().input).toEqual({ eventId: 'jazz', vote: 'up' });
  expect(logged).toEqual([]);

  await save.last().succeed();
  expect(votes()).toEqual({ shownVote: 'up', savedVote: 'up' });
  expect(actor.getSnapshot().value).toBe('settled');
  expect(logged).toEqual(['up']);
  expect(emitted).toEqual([{ type: 'vote.saved', vote: 'up' }]);
});

test('a refused vote is taken back and told, and voting again works', async () => {
  const { actor, emitted, save, logged, votes } = begin('down');
  actor.send({ type: 'vote.clicked', vote: 'up' });
  await save.last().fail();
  expect(votes()).toEqual({ shownVote: 'down', savedVote: 'down' });
  expect(actor.getSnapshot().value).toBe('checking');
  expect(emitted).toEqual([{ type: 'vote.failed', failure: refusal }]);
  expect(logged).toEqual([]);

  actor.send({ type: 'vote.clicked', vote: 'up' });
  await save.last().succeed();
  expect(votes()).toEqual({ shownVote: 'up', savedVote: 'up' });
});

test('leaving the page aborts the write, and its late answer changes nothing', async () => {
  const { actor, emitted, save, logged } = begin();
  actor.send({ type: 'vote.clicked', vote: 'up' });
  actor.stop();
  expect(save.last().signal.aborted).toBe(true);
  await save.last().fail();
  expect(emitted).toEqual([]);
  expect(logged).toEqual([]);
});

test('clicks while a write is in flight wait for it, and only the last intention follows', async () => {
  const { actor, save, logged, votes } = begin();
  actor.send({ type: 'vote.clicked', vote: 'up' });
  actor.send({ type: 'vote.clicked', vote: 'down' });
  actor.send({ type: 'vote.clicked', vote: 'down' });
  actor.send({ type: 'vote.clicked', vote: 'down' });
  expect(votes().shownVote).toBe('down');
  expect(save.calls).toHaveLength(1);

  await save.last().succeed();
  expect(save.calls.map(({ input }) => input.vote)).toEqual(['up', 'down']);
  await save.last().succeed();
  expect(votes()).toEqual({ shownVote: 'down', savedVote: 'down' });
  expect(logged).toEqual(['up', 'down']);
});

test('a double click that comes back to what is in flight sends nothing more', async () => {
  const { actor, save, votes } = begin();
  actor.send({ type: 'vote.clicked', vote: 'up' });
  actor.send({ type: 'vote.clicked', vote: 'up' });
  actor.send({ type: 'vote.clicked', vote: 'up' });
  await save.last().succeed();
  expect(save.calls).toHaveLength(1);
  expect(votes()).toEqual({ shownVote: 'up', savedVote: 'up' });
});

test('after a refusal the newer intention is sent even when it is the saved vote: the write may have arrived', async () => {
  const { actor, emitted, save, votes } = begin();
  actor.send({ type: 'vote.clicked', vote: 'up' });
  actor.send({ type: 'vote.clicked', vote: 'up' });
  await save.last().fail();
  expect(save.calls.map(({ input }) => input.vote)).toEqual(['up', 'none']);
  await save.last().succeed();
  expect(votes()).toEqual({ shownVote: 'none', savedVote: 'none' });
  expect(emitted).toEqual([{ type: 'vote.saved', vote: 'none' }]);
});

test('a failed write that arrived all the same is found by reading again', async () => {
  const { actor, save, read, votes } = begin();
  actor.send({ type: 'vote.clicked', vote: 'up' });
  await save.last().fail();
  expect(votes()).toEqual({ shownVote: 'none', savedVote: 'none' });
  expect(read.last().input).toBe('jazz');
  await read.last().succeed('up');
  expect(votes()).toEqual({ shownVote: 'up', savedVote: 'up' });
});

test('when even the reading fails, what is known stays shown', async () => {
  const { actor, save, read, votes } = begin('down');
  actor.send({ type: 'vote.clicked', vote: 'up' });
  await save.last().fail();
  await read.last().fail();
  expect(actor.getSnapshot().value).toBe('settled');
  expect(votes()).toEqual({ shownVote: 'down', savedVote: 'down' });
});

test('a click interrupts the reading, whose late answer changes nothing', async () => {
  const { actor, save, read, votes } = begin();
  actor.send({ type: 'vote.synced', vote: 'down' });
  actor.send({ type: 'vote.clicked', vote: 'up' });
  expect(read.last().signal.aborted).toBe(true);
  await read.last().succeed('none');
  expect(votes().shownVote).toBe('up');
  await save.last().succeed();
  expect(votes()).toEqual({ shownVote: 'up', savedVote: 'up' });
});

test('word from elsewhere twice reads twice, and only the second reading counts', async () => {
  const { actor, read, votes } = begin();
  actor.send({ type: 'vote.synced', vote: 'down' });
  actor.send({ type: 'vote.synced', vote: 'up' });
  expect(read.calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await read.calls[0]?.succeed('none');
  expect(votes().shownVote).toBe('up');
  await read.last().succeed('down');
  expect(votes()).toEqual({ shownVote: 'down', savedVote: 'down' });
});

test('a vote of another tab is shown, but not over an intention that is being saved', async () => {
  const { actor, save, read, votes } = begin();
  actor.send({ type: 'vote.synced', vote: 'down' });
  expect(votes()).toEqual({ shownVote: 'down', savedVote: 'down' });
  await read.last().succeed('down');

  actor.send({ type: 'vote.clicked', vote: 'up' });
  actor.send({ type: 'vote.synced', vote: 'none' });
  expect(votes()).toEqual({ shownVote: 'up', savedVote: 'none' });
  await save.last().fail();
  expect(votes()).toEqual({ shownVote: 'none', savedVote: 'none' });
});

test('after two tabs wrote at the same time, the store says who came last', async () => {
  const { actor, save, read, votes } = begin();
  actor.send({ type: 'vote.clicked', vote: 'up' });
  actor.send({ type: 'vote.synced', vote: 'down' });
  await save.last().succeed();
  expect(actor.getSnapshot().value).toBe('checking');
  expect(votes().shownVote).toBe('up');
  await read.last().succeed('down');
  expect(votes()).toEqual({ shownVote: 'down', savedVote: 'down' });
});
