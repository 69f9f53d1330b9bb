import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startActor } from '../test/startActor';
import { createTagPreferencesMachine } from './tagPreferences.services';

const presses = fc.array(
  fc.record({
    type: fc.constantFrom('tag.added' as const, 'tag.removed' as const),
    tag: fc.constantFrom('Jazz', 'Folk', 'Rock'),
  }),
  { minLength: 1, maxLength: 15 },
);
const outcomes = fc.array(fc.constantFrom('stored', 'refused', 'storedButAnswerLost'), { maxLength: 15 });

test('the shown tags are the stored tags after any presses, failures and order of answers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), presses, outcomes, async (scheduler, pressed, writeOutcomes) => {
      const stored = new Set(['Rock']);
      let [writes, inFlight, maxInFlight] = [0, 0, 0];
      const machine = createTagPreferencesMachine({
        async saveTag({ tag, liked }) {
          inFlight += 1;
          maxInFlight = Math.max(maxInFlight, inFlight);
          const outcome = writeOutcomes[writes++] ?? 'stored';
          await scheduler.schedule(Promise.resolve(), `write ${tag} ${liked}`);
          if (outcome !== 'refused') stored[liked ? 'add' : 'delete'](tag);
          await scheduler.schedule(Promise.resolve(), `answer ${outcome}`);
          inFlight -= 1;
          if (outcome !== 'stored') throw new Error(outcome);
        },
        async readTags() {
          await scheduler.schedule(Promise.resolve(), 'read');
          const read = [...stored];
          await scheduler.schedule(Promise.resolve(), 'answer');
          return read;
        },
      });
      const { actor } = startActor(machine, { savedTags: ['Rock'], suggestions: [] });
      scheduler.scheduleSequence(
        pressed.map((event) => async () => {
          actor.send(event);
        }),
      );
      await scheduler.waitIdle();
      expect(actor.getSnapshot().matches({ tags: 'settled' })).toBe(true);
      expect(actor.getSnapshot().context.shownTags.toSorted()).toEqual([...stored].sort());
      expect(maxInFlight).toBeLessThanOrEqual(1);
    }),
    { numRuns: process.env.LONG ? 5000 : 300 },
  );
});
