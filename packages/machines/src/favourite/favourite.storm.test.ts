import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startActor } from '../test/startActor';
import { createFavouriteMachine } from './favourite.services';

test('whatever the presses, the failures and the order of the answers, the heart shows what is stored', async () => {
  const fates = fc.array(fc.constantFrom('stored', 'refused', 'storedButAnswerLost'), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 12 }), fates, async (scheduler, presses, fate) => {
      let [stored, writes, inFlight, mostInFlight] = [false, 0, 0, 0];
      const machine = createFavouriteMachine({
        async saveFavourite({ favourite }) {
          inFlight += 1;
          mostInFlight = Math.max(mostInFlight, inFlight);
          const outcome = fate[writes++] ?? 'stored';
          await scheduler.schedule(Promise.resolve(), `write ${favourite}`);
          if (outcome !== 'refused') stored = favourite;
          await scheduler.schedule(Promise.resolve(), `answer ${outcome}`);
          inFlight -= 1;
          if (outcome !== 'stored') throw new Error(outcome);
        },
        async readFavourite() {
          await scheduler.schedule(Promise.resolve(), 'read');
          const read = stored;
          await scheduler.schedule(Promise.resolve(), `answer ${read}`);
          return read;
        },
        logFavourite: async () => {},
      });
      const { actor } = startActor(machine, { eventId: 'jazz', saved: false });
      scheduler.scheduleSequence(
        Array.from({ length: presses }, () => async () => {
          actor.send({ type: 'favourite.toggled' });
        }),
      );
      await scheduler.waitIdle();
      expect(actor.getSnapshot().value).toBe('settled');
      expect(actor.getSnapshot().context.shown).toBe(stored);
      expect(mostInFlight).toBe(1);
    }),
    { numRuns: 1000 },
  );
});
