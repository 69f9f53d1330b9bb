import type { EventId, Vote } from '@lively/engine';
import { expect, test } from 'vitest';
import { serviceOnCommand } from '../test/serviceOnCommand';
import { startActor } from '../test/startActor';
import { createVoteMachine, type VoteToSave } from './vote.services';

test('a vote is none until it is read, and a choice is saved and logged', async () => {
  const save = serviceOnCommand<void, VoteToSave>();
  const read = serviceOnCommand<Vote, EventId>();
  const logged: VoteToSave[] = [];
  const machine = createVoteMachine({
    saveVote: save.ask,
    readVote: read.ask,
    logVote: async (vote) => {
      logged.push(vote);
    },
  });
  expect(machine.id).toBe('vote');
  const { actor } = startActor(machine, { eventId: 'jazz' });
  expect(actor.getSnapshot().context.shown).toBe('none');
  expect(read.last().input).toBe('jazz');
  await read.last().succeed('down');
  expect(actor.getSnapshot().context.shown).toBe('down');
  actor.send({ type: 'value.chosen', value: 'up' });
  expect(save.last().input).toEqual({ eventId: 'jazz', vote: 'up' });
  await save.last().succeed();
  expect(logged).toEqual([{ eventId: 'jazz', vote: 'up' }]);
});
