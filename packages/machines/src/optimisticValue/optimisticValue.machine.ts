import { createChecking, createReading } from './readingStates';
import { createSaving, createVerifying } from './savingStates';
import { setupOptimisticValue } from './setupOptimisticValue';

/**
 * Defines the machine of one user's value on one event (a vote, a favourite). The value is shown at once, saved in the
 * background, verified, and restored on failure.
 *
 * At most one write is in flight. A value that is chosen in the meantime is the next intention and is sent after it, so
 * answers cannot overtake each other. A rejected write may have been stored: the store is read before a failure is
 * reported.
 *
 * @param id - The machine's name.
 * @param neutral - The value that is shown until the stored value is known.
 */
export function defineOptimisticValueMachine<Value>(id: string, neutral: Value) {
  const machine = setupOptimisticValue<Value>();
  return machine.createMachine({
    id,
    context: ({ input: { eventId, saved = neutral }, input }) => ({
      eventId,
      initial: saved,
      saved,
      shown: saved,
      sent: saved,
      unlogged: [],
      isKnown: input.saved !== undefined,
      chosenEarly: false,
      contested: false,
      failure: null,
    }),
    on: {
      'value.chosen': { target: '.saving', actions: { type: 'showChoice', params: ({ event }) => event } },
      'value.synced': {
        target: '.checking',
        reenter: true,
        actions: [
          { type: 'keepFirst', params: ({ event }) => event },
          { type: 'applyStored', params: ({ event }) => event },
          'restoreSaved',
        ],
      },
    },
    initial: 'arriving',
    states: {
      arriving: {
        always: [{ guard: 'isKnown', target: 'settled' }, { target: 'reading' }],
      },
      reading: createReading(machine),
      settled: {},
      saving: createSaving(machine),
      verifying: createVerifying(machine),
      checking: createChecking(machine),
    },
  });
}
