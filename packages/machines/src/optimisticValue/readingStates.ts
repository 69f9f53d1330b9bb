import type { OptimisticValueSetup } from './setupOptimisticValue';

/**
 * Creates the first read of the stored value. A choice does not interrupt it: the previous value is needed to correct
 * the counts that include it.
 */
export function createReading<Value>(machine: OptimisticValueSetup<Value>) {
  return machine.createStateConfig({
    on: {
      'value.chosen': { actions: [{ type: 'showChoice', params: ({ event }) => event }, 'noteEarlyChoice'] },
      'value.synced': [
        {
          guard: 'wasChosenEarly',
          actions: [{ type: 'applyStored', params: ({ event }) => event }, 'contest'],
        },
        { actions: [{ type: 'applyStored', params: ({ event }) => event }, 'restoreSaved', 'contest'] },
      ],
    },
    invoke: {
      id: 'readValue',
      src: 'readValue',
      input: ({ context }) => context.eventId,
      onDone: [
        {
          guard: 'wasChosenEarly',
          target: 'saving',
          actions: [
            { type: 'keepInitial', params: ({ event }) => ({ value: event.output }) },
            { type: 'applyStored', params: ({ event }) => ({ value: event.output }) },
          ],
        },
        {
          guard: 'isContested',
          target: 'checking',
          actions: { type: 'keepInitial', params: ({ event }) => ({ value: event.output }) },
        },
        {
          target: 'settled',
          actions: [
            { type: 'keepInitial', params: ({ event }) => ({ value: event.output }) },
            { type: 'applyStored', params: ({ event }) => ({ value: event.output }) },
            'restoreSaved',
          ],
        },
      ],
      onError: [
        { guard: 'wasChosenEarly', target: 'saving' },
        // Another tab has reported the stored value.
        { guard: 'isContested', target: 'settled' },
        { target: 'settled', actions: { type: 'notifyUnread', params: ({ event }) => event } },
      ],
    },
  });
}

/** Creates a later read, after another tab wrote. */
export function createChecking<Value>(machine: OptimisticValueSetup<Value>) {
  return machine.createStateConfig({
    invoke: {
      id: 'readValue',
      src: 'readValue',
      input: ({ context }) => context.eventId,
      onDone: {
        target: 'settled',
        actions: [{ type: 'applyStored', params: ({ event }) => ({ value: event.output }) }, 'restoreSaved'],
      },
      // The known value stays shown. The next choice is sent anyway.
      onError: 'settled',
    },
  });
}
