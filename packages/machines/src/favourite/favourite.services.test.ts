import type { EventId } from '@lively/engine';
import { expect, test } from 'vitest';
import { serviceOnCommand } from '../test/serviceOnCommand';
import { startActor } from '../test/startActor';
import { createFavouriteMachine, type FavouriteToSave } from './favourite.services';

test('an event is not a favourite until it is read, and a choice is saved and logged', async () => {
  const save = serviceOnCommand<void, FavouriteToSave>();
  const read = serviceOnCommand<boolean, EventId>();
  const logged: FavouriteToSave[] = [];
  const machine = createFavouriteMachine({
    saveFavourite: save.ask,
    readFavourite: read.ask,
    logFavourite: async (favourite) => {
      logged.push(favourite);
    },
  });
  expect(machine.id).toBe('favourite');
  const { actor } = startActor(machine, { eventId: 'jazz' });
  expect(actor.getSnapshot().context.shown).toBe(false);
  expect(read.last().input).toBe('jazz');
  await read.last().succeed(true);
  expect(actor.getSnapshot().context.shown).toBe(true);
  actor.send({ type: 'value.chosen', value: false });
  expect(save.last().input).toEqual({ eventId: 'jazz', favourite: false });
  await save.last().succeed();
  expect(logged).toEqual([{ eventId: 'jazz', favourite: false }]);
});
